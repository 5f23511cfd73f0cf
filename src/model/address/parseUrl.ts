/** Parses a URL; `null` if it is invalid. Not `URL.canParse`, which browsers before Chrome 120 and Safari 17 lack. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
