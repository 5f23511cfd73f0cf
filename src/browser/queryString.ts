const maxKeys = 1000 // B9 Timing: query-string parser at most 1000 keys

/**
 * Reads a query string, with or without its question mark. The first value of a name wins; what comes after 1000 names is
 * left out. A map, so that `__proto__` is a name like any other. Broken percent signs stay as they are; never throws.
 */
export function parseQuery(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(text)) {
    if (values.has(name)) continue
    if (values.size === maxKeys) break
    values.set(name, value)
  }
  return values
}

/** One value of the page's own query string; undefined where there is none. */
export function queryValue(name: string): string | undefined {
  return parseQuery(location.search).get(name)
}
