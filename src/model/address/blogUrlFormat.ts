// A percent sign with its token: y, m, d and t are kept (A5, B5), any other letter or digit is removed with the sign.
const token = /%(?:([ymdt])|[\p{L}\p{N}])?/gu

/**
 * Formats the URL pattern of a blog, such as `%y/%m/%d/%t`, from user input (A5, B5 Blog URL format): lower-case, only
 * the tokens y, m, d and t after a percent sign, hyphens for spaces, repeated hyphens and slashes collapsed, no leading
 * slash, in the order of docs/decisions.md#34. Takes any text, never throws. Formatting the result changes nothing.
 */
export function blogUrlFormat(text: string): string {
  return text
    .toLowerCase()
    .replace(token, (_, kept?: string) => (kept === undefined ? '' : `%${kept}`))
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .replace(/\/+/g, '/')
    .replace(/^\//, '')
}
