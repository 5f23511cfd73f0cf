/**
 * The path of a URL on the same site as `page`, encoded for a header; null for anything else, such as another host.
 * Browsers also find another host in URLs with backslashes, tabs or line breaks.
 */
export function ownPath(url: string, page: URL): string | null {
  if (url === '' || !URL.canParse(url, page)) return null
  const { origin, username, pathname, search, hash } = new URL(url, page)
  if (origin !== page.origin || username !== '') return null
  return `/${pathname.replace(/^\/+/, '')}${search}${hash}` // two slashes would name another host
}
