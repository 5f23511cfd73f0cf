/** Opens a channel to the site's other tabs; `null` where the browser has none, or denies it as it denies storage. */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
