/** Whether the page is shown inside the owner's configuration panel: in a frame of a page under /config (B2 Routes). */
export function isInEditor(): boolean {
  if (parent === window) return false
  try {
    return /^\/config(\/|$)/.test(parent.location.pathname)
  } catch {
    return false // a page of another origin frames it: no panel
  }
}
