const key = Symbol.for('skerry.shared')

type Shared = { [name: string]: unknown }

/**
 * One value for the whole page, made on first use. The entry and the chunks each carry their own copy of a module, so
 * whatever is state (announcements, open dialogs, settings) must live here and not in a module variable.
 */
export function shared<Value>(name: string, create: () => Value): Value {
  const host = globalThis as { [key]?: Shared }
  host[key] ??= {}
  host[key][name] ??= create()
  // The name is owned by one module, which always passes the same `create`.
  return host[key][name] as Value
}

/** Forgets everything shared; `stop()` and tests call it so that the next start is a first one. */
export function forgetShared(): void {
  delete (globalThis as { [key]?: Shared })[key]
}
