/** Keeps a visit under the strict policy from page to page. */
export function strictHref(target: string): string {
  const [url = '', hash] = target.split('#')
  return `${url}${url.includes('?') ? '&' : '?'}csp=strict${hash === undefined ? '' : `#${hash}`}`
}
