// Messages for developers: plain text, which needs no catalogue.

/** Why `parseJson` refuses a text that may be JSON. */
export const jsonTooLong = (length: number, limit: number): string =>
  `${length} characters of JSON; the limit is ${limit}`

/** Why `parseJson` refuses nested arrays and objects. */
export const jsonTooDeep = (limit: number): string => `JSON nested deeper than ${limit}`
