/**
 * Removes the `crumb` parameters from a URL. Only this form may be used in a log, an error or a report
 * (docs/decisions.md#4).
 */
export function withoutCrumb(url: string): string {
  const [whole = '', hash] = split(url, '#')
  const [path = '', query] = split(whole, '?')
  const kept = query?.split('&').filter((pair) => pair !== 'crumb' && !pair.startsWith('crumb='))
  return path + (kept && kept.join('&') !== '' ? `?${kept.join('&')}` : '') + (hash === undefined ? '' : `#${hash}`)
}

/**
 * The base64 of the url's UTF-8 bytes, without its crumb: the `errorKey` of a network failure (A8,
 * docs/decisions.md#3).
 */
export function errorKeyOf(url: string): string {
  const bytes = new TextEncoder().encode(withoutCrumb(url))
  return btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''))
}

function split(text: string, mark: string): readonly [string, string | undefined] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
