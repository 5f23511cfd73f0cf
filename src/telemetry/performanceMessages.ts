/** In English, so that it can be searched for. */
export function performanceFailed(reason: string): string {
  return `Performance settings were not loaded: ${reason}`
}
