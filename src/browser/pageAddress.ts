/**
 * The page's own URL, against which addresses in its markup and data are resolved. For a frame without a URL of its
 * own, such as a `srcdoc`, it is that of the page around it.
 */
export function pageAddress(): string {
  // Not `document.baseURI` everywhere, because a template's <base> must not redirect the page's own calls.
  return /^http/.test(location.href) ? location.href : document.baseURI
}
