const maxKeys = 1000 // B9 Timing: query-string parser at most 1000 keys

/**
 * Parses a query string, with or without its question mark. The first value of a name counts. After 1000 names, the
 * rest is left out. The result is a map, so that `__proto__` is a name like any other. Invalid percent signs are kept.
 * Never throws.
 */
export function parseQuery(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (values.size === maxKeys) break
    if (!values.has(name)) values.set(name, value)
  }
  return values
}

/** One value of the page's own query string; undefined if there is none. */
export function queryValue(name: string): string | undefined {
  return parseQuery(location.search).get(name)
}
