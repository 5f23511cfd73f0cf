import { format } from '../../language/format'
import { messages } from './messages'
import type { Variant } from './Product'
import { stockOf } from './stock'

/** An option of a product, such as its size, with the values of all variants in their order. */
export interface VariantOption {
  readonly name: string
  readonly values: readonly string[]
}

/** What a visitor has chosen so far: option name → value. */
export type Choices = { readonly [option: string]: string }

/** A value of an option, given the choices in the other options. */
export interface OptionState {
  readonly value: string
  readonly isChosen: boolean
  /** `missing`: no variant combines it with the other choices. `sold-out`: some do, but none is left. */
  readonly state: 'available' | 'sold-out' | 'missing'
  /** Why it is not available, for visitors; empty if it is. */
  readonly reason: string
  /**
   * Whether no variant combines it with the choices in the options before its own. If so, it cannot be chosen. A value
   * that only conflicts with later choices can be chosen: those are cleared, because otherwise a visitor could never
   * leave a combination.
   */
  readonly isBlocked: boolean
}

/**
 * The options of a product's variants, as the platform draws them: in the order of `ordering`, with no option for a
 * product that has one variant. Without an ordering, in the order of the first variant.
 */
export function variantOptions(variants: readonly Variant[], ordering?: readonly string[]): VariantOption[] {
  if (variants.length <= 1) return []
  const names = ordering ?? Object.keys(variants[0]?.attributes ?? {})
  return names.map((name) => {
    const values = variants.flatMap(({ attributes }) => (Object.hasOwn(attributes, name) ? [attributes[name]!] : []))
    return { name, values: [...new Set(values)] }
  })
}

/**
 * The variant that has all choices and no other options; `null` until every option that it has is chosen, and for a
 * combination that does not exist.
 */
export function chosenVariant(
  variants: readonly Variant[],
  options: readonly VariantOption[],
  choices: Choices,
): Variant | null {
  if (options.length > 0 && !options.some(({ name }) => choices[name])) return null
  return (
    variants.find(({ attributes }) =>
      options.every(({ name }) => (attributes[name] ?? '') === (choices[name] ?? '')),
    ) ?? null
  )
}

/**
 * Keeps the choices that exist together, for example of those that a browser restored: each one that exists with those
 * before it.
 */
export function existingChoices(
  variants: readonly Variant[],
  options: readonly VariantOption[],
  choices: Choices,
): Choices {
  const kept: { [name: string]: string } = Object.create(null) // an option may be called “constructor”
  for (const { name } of options) {
    const wanted = { ...kept, [name]: choices[name] ?? '' }
    if (choices[name] && variants.some((variant) => isAboutVariant(wanted, variant))) kept[name] = choices[name]
  }
  return kept
}

/**
 * Chooses a value, or none if it is empty. Choices in other options that do not exist together with it are cleared,
 * those of later options first.
 */
export function choose(
  variants: readonly Variant[],
  options: readonly VariantOption[],
  choices: Choices,
  [option, value]: readonly [name: string, value: string],
): Choices {
  const kept: { [name: string]: string } = Object.create(null)
  if (value !== '') kept[option] = value
  for (const { name } of options) {
    const other = choices[name]
    if (name === option || !other) continue
    const wanted = { ...kept, [name]: other }
    if (variants.some((variant) => isAboutVariant(wanted, variant))) kept[name] = other
  }
  return kept
}

/**
 * Every value of every option: whether it can be chosen together with the choices in the other options, and if not,
 * why.
 */
export function optionStates(
  variants: readonly Variant[],
  options: readonly VariantOption[],
  choices: Choices,
): ReadonlyMap<string, readonly OptionState[]> {
  const stock = stockBesideChoices(variants, options, choices)
  const possible = valuesAfterChoices(variants, options, choices)
  return new Map(
    options.map(({ name, values }) => {
      const others = options.flatMap((other) => (other.name !== name && choices[other.name]) || [])
      const stateOf = (value: string): OptionState => {
        const left = stock.get(name)?.get(value)
        const own = { value, isChosen: choices[name] === value, isBlocked: possible.get(name)?.has(value) !== true }
        if (left === undefined) {
          return { ...own, state: 'missing', reason: format(messages.notWith, { choices: others.join(', ') }) }
        }
        return left > 0
          ? { ...own, state: 'available', reason: '' }
          : { ...own, state: 'sold-out', reason: messages.soldOut }
      }
      return [name, values.map(stateOf)]
    }),
  )
}

/** How many are left of each value, given the choices in the other options. Values that do not exist have no entry. */
function stockBesideChoices(
  variants: readonly Variant[],
  options: readonly VariantOption[],
  choices: Choices,
): Map<string, Map<string, number>> {
  const stock = new Map(options.map(({ name }) => [name, new Map<string, number>()]))
  for (const variant of variants) {
    const differing = options.filter(({ name }) => choices[name] && variant.attributes[name] !== choices[name])
    if (differing.length > 1) continue
    // A variant that differs in one option only says something about the values of that option.
    for (const { name } of differing.length === 1 ? differing : options) {
      const value = variant.attributes[name]
      const values = stock.get(name)
      if (value !== undefined) values?.set(value, (values.get(value) ?? 0) + stockOf(variant))
    }
  }
  return stock
}

/** The values of each option that exist together with the choices in the options before it. */
function valuesAfterChoices(
  variants: readonly Variant[],
  options: readonly VariantOption[],
  choices: Choices,
): Map<string, Set<string>> {
  const possible = new Map(options.map(({ name }) => [name, new Set<string>()]))
  for (const { attributes } of variants) {
    for (const { name } of options) {
      const value = attributes[name]
      if (value !== undefined) possible.get(name)?.add(value)
      if (choices[name] && value !== choices[name]) break
    }
  }
  return possible
}

/** Whether a note for some variants, such as a served text about low stock, is about this one. */
export function isAboutVariant(about: Choices, { attributes }: Pick<Variant, 'attributes'>): boolean {
  return Object.entries(about).every(([name, value]) => attributes[name] === value)
}
