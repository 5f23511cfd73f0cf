/** Whether the page is shown in the owner's configuration panel: in a frame of a page under /config (B2 Routes). */
export function isInEditor(): boolean {
  if (parent === window) return false
  try {
    return isPanelPath(parent.location.pathname)
  } catch {
    return false // the frame is on a page of another origin, which cannot be the panel
  }
}

/** Whether a path is in the owner's panel (B2 Routes: everything under /config/). */
export function isPanelPath(path: string): boolean {
  return /^\/config(\/|$)/.test(path)
}
