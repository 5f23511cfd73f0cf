import { parseUrl } from '../../model/address/parseUrl'
import { defaultSettings, type Settings } from '../../model/page/settings'
import type { Mistake, OptionKind } from './BlockOptions'
import { checkValue } from './checkValue'
import { texts } from './messages'
import { hint, suggest } from './suggest'

/** The attributes of the script tag, with their valid values. */
export const tagAttributes: { readonly [name: string]: OptionKind } = {
  'data-api-base': 'text',
  'data-csp': ['strict'],
  'data-poster': ['neutral', 'provider'],
  'data-email-policy': ['specification', 'standard'],
  'data-locale': 'text',
  'data-hosted-sites': 'text',
  'data-debug': ['true', 'false'],
  'data-performance': ['true', 'false'],
  'data-telemetry': ['true', 'false'],
  'data-start': ['manual'],
}

const tagNames = Object.keys(tagAttributes)
const choices: { readonly [option: string]: readonly string[] } = {
  csp: ['default', 'strict'],
  emailPolicy: ['specification', 'standard'],
  poster: ['neutral', 'provider'],
}

/** Finds unknown attributes of the script tag, and values that count as missing. */
export function checkTag(tag: HTMLScriptElement): readonly Mistake[] {
  return [...tag.attributes].flatMap(({ name, value }) => {
    const message = tagProblem(name, value)
    return message === null ? [] : [{ element: tag, message: texts.inTag(message) }]
  })
}

function tagProblem(name: string, value: string): string | null {
  const kind = tagAttributes[name]
  if (name === 'data-api-base') return originProblem(name, value)
  if (name === 'data-locale') return languageProblem(name, value)
  if (kind !== undefined) return checkValue(name, value, kind)
  if (name.startsWith('data-')) return texts.unknownAttribute(name, hint(name, tagNames))
  const meant = suggest(name, tagNames)
  // `async` and other attributes of the browser are not similar to ours.
  return meant?.replace(/data-|-/g, '') === name.replaceAll('-', '')
    ? texts.unknownAttribute(name, texts.write(meant))
    : null
}

/** Finds unknown options of `Skerry.start`, and values that count as missing. */
export function checkSettings(given: Partial<Settings>): readonly Mistake[] {
  const known = Object.keys(defaultSettings)
  return Object.entries(given).flatMap(([name, value]) => {
    const message = known.includes(name) ? settingProblem(name, value) : texts.unknownOption(name, hint(name, known))
    return message ? [{ element: null, message: texts.inStart(message) }] : []
  })
}

function settingProblem(name: string, value: unknown): string | null {
  if (name === 'apiBase') return originProblem(name, value)
  if (name === 'locale') return languageProblem(name, value)
  const words = choices[name]
  return words && value !== undefined && !words.includes(String(value))
    ? texts.invalid(name, value, hint(String(value), words))
    : null
}

function originProblem(name: string, value: unknown): string | null {
  return value && !parseUrl(String(value)) ? texts.invalid(name, value, texts.writeOrigin) : null
}

function languageProblem(name: string, value: unknown): string | null {
  return value && !isLanguageTag(String(value)) ? texts.invalid(name, value, texts.writeLanguage) : null
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
