import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Globalize from 'globalize'

const resolve = createRequire(import.meta.url)
const read = (path: string): object => JSON.parse(readFileSync(resolve.resolve(path), 'utf8'))
const supplemental = ['likelySubtags', 'numberingSystems', 'plurals', 'ordinals']
let isLoaded = false

/** Gives Globalize the data of locales. It is an oracle of tests and travels with no page. */
export function loadCldr(...locales: readonly string[]): void {
  if (!isLoaded) for (const name of supplemental) Globalize.load(read(`cldr-core/supplemental/${name}.json`))
  isLoaded = true
  for (const locale of locales) Globalize.load(read(`cldr-numbers-modern/main/${locale}/numbers.json`))
}
