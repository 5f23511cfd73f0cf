/**
 * Opens a channel to the site's other tabs; `null` if the browser does not support channels, or denies them as it
 * denies storage.
 */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
