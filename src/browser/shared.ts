const values = new Map<string, unknown>()

/**
 * A value that lives as long as the page, created on first use. Modules keep their state here and not in variables, so
 * that tests can reset it. The build ensures that there is only one copy of it.
 */
export function shared<Value>(name: string, create: () => Value): Value {
  if (!values.has(name)) values.set(name, create())
  // Each name belongs to one module, which always passes the same `create`.
  return values.get(name) as Value
}

/** Clears all values, so that the next test starts on a new page. */
export function forgetShared(): void {
  values.clear()
}
