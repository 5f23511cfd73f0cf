/** Opens a channel to the other tabs of this site; `null` where the browser has none, or denies it as it denies storage. */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}
