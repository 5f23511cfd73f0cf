import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// The platform's own formatter and template engine. They are oracles of tests and travel with no page. Their types are
// written here, as far as tests use them, because those of the packages cover a thousand functions more.

interface CurrencyOptions {
  readonly minimumFractionDigits?: number
  readonly maximumFractionDigits?: number
  readonly round?: 'half-even'
  readonly trimZeroFractions?: boolean
  readonly group?: boolean
}

/** The platform's formatter for one locale. */
export interface Cldr {
  readonly Numbers: { readonly formatCurrency: (amount: object, currency: string, options: CurrencyOptions) => string }
}

interface CldrPackage {
  readonly CLDRFramework: new (options: {
    readonly loader: (language: string) => unknown
    readonly packCacheSize: number
  }) => { readonly get: (locale: string) => Cldr }
  readonly Decimal: new (text: string) => object
}

interface EnginePackage {
  readonly Compiler: new () => {
    readonly execute: (template: { readonly code: string; readonly json: object; readonly cldr?: Cldr }) => {
      readonly ctx: { readonly render: () => string }
      readonly errors: readonly unknown[]
    }
  }
}

const load = createRequire(import.meta.url)
const { CLDRFramework, Decimal }: CldrPackage = load('@phensley/cldr')

const framework = new CLDRFramework({
  loader: (language) => JSON.parse(readFileSync(load.resolve(`@phensley/cldr/packs/${language}.json`), 'utf8')),
  packCacheSize: 60,
})

/** The platform's formatter for a locale. */
export function cldrOf(locale: string): Cldr {
  return framework.get(locale)
}

/** An amount as the platform formats it. */
export function platformMoney(locale: string, value: string, currency: string, options: CurrencyOptions): string {
  return cldrOf(locale).Numbers.formatCurrency(new Decimal(value), currency, options)
}

/** What the platform renders from a template and JSON. */
export function renderTemplate(code: string, json: object, locale?: string): string {
  const plain = JSON.parse(JSON.stringify(json)) // the engine fails on objects without a prototype
  const { Compiler }: EnginePackage = load('@squarespace/template-engine')
  const { ctx, errors } = new Compiler().execute({ code, json: plain, ...(locale && { cldr: cldrOf(locale) }) })
  if (errors.length > 0) throw new Error(`The template engine failed: ${JSON.stringify(errors)}`)
  return ctx.render()
}
