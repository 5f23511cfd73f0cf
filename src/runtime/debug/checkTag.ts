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
  'data-poster': ['provider'],
  'data-email-policy': ['specification', 'standard'],
  'data-locale': 'text',
  'data-hosted-sites': 'text',
  'data-debug': ['true', 'false'],
  'data-performance': ['true', 'false'],
  'data-start': ['manual'],
}

const tagNames = Object.keys(tagAttributes)
const choices: { readonly [option: string]: readonly string[] } = {
  csp: ['default', 'strict'],
  emailPolicy: ['specification', 'standard'],
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
  if (name === 'data-api-base' && value && !parseUrl(value)) return texts.invalid(name, value, texts.writeOrigin)
  if (name === 'data-locale' && value && !isLanguageTag(value)) return texts.invalid(name, value, texts.writeLanguage)
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
    const words = choices[name]
    const message = known.includes(name)
      ? words && checkValue(name, value, words)
      : texts.unknownOption(name, hint(name, known))
    return message ? [{ element: null, message: texts.inStart(message) }] : []
  })
}

function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}
