// Messages for developers: plain text, which needs no catalogue.

/** A plural of B5 Number parsing has a key that its locale does not know. */
export const noPluralKey = (key: string, locale: string, valid: string): string =>
  `"${key}" is not a plural key in ${locale}. Valid keys are ${valid} and "=" with a number.`

/** A plural has no key for all other numbers. */
export const noOther = 'A plural needs the key "other".'

/** `Plural` takes its texts as `forms`. */
export const noChildren = 'Plural takes no children. Give it forms: { one: …, other: … }.'

/** What a `MessageSyntaxError` found after the last character. */
export const endOfInput = 'end of input'
