/** The names of the document's cookies. */
export function cookieNames(): readonly string[] {
  const pairs = document.cookie.split('; ').filter((pair) => pair !== '')
  return pairs.map((pair) => decodeURIComponent(pair.split('=')[0] ?? ''))
}
