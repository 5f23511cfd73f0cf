/** Keeps a visit under the strict policy from page to page. */
export function strictHref(target: string): string {
  const [address = '', hash] = target.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}csp=strict${hash === undefined ? '' : `#${hash}`}`
}
