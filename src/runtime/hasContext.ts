/** Whether the server wrote a page context (B3 Page context), without reading it. */
export function hasContext(): boolean {
  try {
    return Boolean((globalThis as { Static?: { SQUARESPACE_CONTEXT?: unknown } }).Static?.SQUARESPACE_CONTEXT)
  } catch {
    return true // a page may guard its globals with getters that throw
  }
}
