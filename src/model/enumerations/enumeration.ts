/** An enumeration whose members have numbers on the platform. */
export type Numbers = { readonly [name: string]: number }

/**
 * The name of a number; `undefined` if it is not documented. Takes the number itself or, as in real markup, the number
 * as text.
 */
export function nameOf<Of extends Numbers>(numbers: Of, value: unknown): (keyof Of & string) | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  // Only the enumeration's own keys are searched, so the result is one of them.
  return Object.keys(numbers).find((name) => numbers[name] === number) as (keyof Of & string) | undefined
}

/** Whether a value is one of the listed names. */
export function isNameOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return names.some((name) => name === value)
}
