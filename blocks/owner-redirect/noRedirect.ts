/** Whether the page's URL asks not to redirect, with `noredirect` in its query (B2 Owner redirect). */
export function hasMarker(): boolean {
  return new URLSearchParams(location.search).has('noredirect')
}
