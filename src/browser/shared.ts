const values = new Map<string, unknown>()

/**
 * One value for as long as the page lives, made on first use. State of a module is kept here and not in a variable of its
 * own, so that tests can begin anew; the build sees to it that it exists once.
 */
export function shared<Value>(name: string, create: () => Value): Value {
  if (!values.has(name)) values.set(name, create())
  // The name is owned by one module, which always passes the same `create`.
  return values.get(name) as Value
}

/** Forgets everything, so that the next test is on a page of its own. */
export function forgetShared(): void {
  values.clear()
}
