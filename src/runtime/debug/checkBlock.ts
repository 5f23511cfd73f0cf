import { isRecord, parseJson } from '../../model/text/json'
import type { Island } from '../island'
import type { BlockOptions, KnownOptions, Mistake, OptionKind } from './BlockOptions'
import { checkValue, jsonProblem } from './checkValue'
import { texts } from './messages'
import { hint, suggest } from './suggest'
import { within } from './within'

/** The page, or an element that was added to it. */
type Root = Document | Element

const jsonAttributes = ['data-block-json', 'data-props']
/** Also checked in the platform's markup, except in `data-props`: section templates have their own transitions. */
const platformKeys = ['design', 'transition']
// Platform markup has many attributes and keys that Skerry does not read. They are not mistakes.
const isWritten = (element: Element) => /^\D/.test(element.getAttribute('data-block-type') ?? '')

/** Says what a block needs, if it was skipped and its markup was not meant to be. */
export function checkSkipped(
  { element, definition: { name }, state }: Island,
  known: KnownOptions,
): readonly Mistake[] {
  const options = known.blocks[name]
  if (state !== 'skipped' || !options || isExempt(element, options)) return []
  return [{ element, message: texts.inBlock(name, texts.skipped(options.needs)) }]
}

/** Finds unknown attributes and keys of a block, and values that count as missing. */
export function checkBlock(island: Island, known: KnownOptions, islands: readonly Island[]): readonly Mistake[] {
  const { element, definition } = island
  const options = known.blocks[definition.name]
  if (!options) return []
  const others = new Set(islands.flatMap((other) => (other.element === element ? [] : [other.element])))
  const parts = [element, ...element.querySelectorAll('*')].filter((part) => isOwn(part, element, others))
  const mistakes = [
    ...parts.flatMap((part) => checkAttributes(part, part === element && isWritten(element), options, known)),
    ...checkJson(element, options),
    ...checkEmptyJson(element, options),
    ...checkScripts(element, options),
  ]
  return mistakes.map((mistake) => ({ ...mistake, message: texts.inBlock(definition.name, mistake.message) }))
}

/**
 * Finds elements with an unknown `data-block-type` (numbers are the platform's own), with a misspelled class of a
 * platform block, or with a correct one but without the class that marks a block.
 */
export function checkBlockTypes(root: Root, known: KnownOptions, islands: readonly Island[]): readonly Mistake[] {
  const answered = new Set<Element>(islands.map(({ element }) => element))
  return within(root, '[data-block-type], [class*="sqs-block-"]').flatMap((element) => {
    if (answered.has(element) || element.closest('noscript')) return []
    const type = element.getAttribute('data-block-type') ?? ''
    // A page block may not have been found yet.
    if (known.blockTypes.includes(type)) return []
    if (isWritten(element)) return [{ element, message: texts.unknownType(type, hint(type, known.blockTypes)) }]
    const message = element.matches('.sqs-block') ? misspelledClass(element, known) : unmarkedClass(element, known)
    return message === null ? [] : [{ element, message }]
  })
}

function unmarkedClass({ classList }: Element, { blockTypes }: KnownOptions): string | null {
  const name = [...classList].find((one) => blockTypes.includes(/^sqs-block-(.+?)(-v2)?$/.exec(one)?.[1] ?? ''))
  return name === undefined ? null : texts.unmarked(name)
}

/** The platform has more types than Skerry, so a class must be very similar to a known one. */
function misspelledClass({ classList }: Element, { blockTypes }: KnownOptions): string | null {
  const names = [...classList].filter((one) => one.startsWith('sqs-block-'))
  const types = blockTypes.map((type) => `sqs-block-${type}`)
  const messages = names.flatMap((name) => {
    const meant = types.includes(name) ? null : suggest(name, types, 1)
    return meant === null ? [] : texts.unknownType(name, texts.meant(meant))
  })
  return messages[0] ?? null
}

/** Finds misspelled attributes outside all blocks that would have created or configured a block. */
export function checkMarkers(root: Root, known: KnownOptions, islands: readonly Island[]): readonly Mistake[] {
  const blocks = new Set<Element>(islands.map(({ element }) => element))
  const isInBlock = (element: Element) => {
    for (let node: Element | null = element; node; node = node.parentElement) if (blocks.has(node)) return true
    return false
  }
  return within(root, 'body *').flatMap((element) => {
    const names = element.getAttributeNames().filter((name) => name.startsWith('data-') && !isKnown(name, known))
    if (names.length === 0 || isInBlock(element)) return []
    return names.flatMap((name) => {
      const meant = suggest(name, known.markers, 1) // another script's data-format is not a misspelled data-form-id
      return meant === null ? [] : [{ element, message: texts.unknownAttribute(name, texts.meant(meant)) }]
    })
  })
}

/** Whether an attribute is read somewhere, belongs to the platform, or was written by an island. */
function isKnown(name: string, known: KnownOptions): boolean {
  if (name.startsWith('data-skerry-') || name in known.everywhere) return true
  if (known.others.includes(name) || known.written.includes(name)) return true
  return Object.values(known.blocks).some(({ attributes }) => attributes !== undefined && name in attributes)
}

/** Whether a part belongs to this block and to no other block inside it. */
function isOwn(part: Element, block: Element, others: ReadonlySet<Element>): boolean {
  for (let node: Element | null = part; node && node !== block; node = node.parentElement)
    if (others.has(node)) return false
  return true
}

function checkAttributes(part: Element, hasOwnKeys: boolean, options: BlockOptions, known: KnownOptions): Mistake[] {
  const own: { readonly [name: string]: OptionKind } = { ...known.everywhere, ...options.attributes }
  return [...part.attributes].flatMap(({ name, value }) => {
    const message = name.startsWith('data-')
      ? attributeProblem(name, value, own, hasOwnKeys ? options : null, known)
      : null
    return message === null ? [] : [{ element: part, message }]
  })
}

function attributeProblem(
  name: string,
  value: string,
  own: { readonly [name: string]: OptionKind },
  ofBlock: BlockOptions | null,
  known: KnownOptions,
): string | null {
  if (own[name] !== undefined) return checkValue(name, value, own[name])
  if (isKnown(name, known)) return null
  const key = Object.keys(ofBlock?.keys ?? {}).find((one) => one.toLowerCase() === name.slice(5).replaceAll('-', ''))
  if (key !== undefined) return texts.unknownAttribute(name, texts.writeInJson(key))
  const meant = suggest(name, Object.keys(own))
  return meant === null ? null : texts.unknownAttribute(name, texts.meant(meant))
}

function checkJson(element: Element, { keys }: BlockOptions): Mistake[] {
  if (!keys) return []
  return jsonAttributes.flatMap((name) => {
    const text = element.getAttribute(name)?.trim() ?? ''
    if (text === '') return []
    const problem = jsonProblem(name, text)
    if (problem !== null) return [{ element, message: problem }]
    const json = parseJson(text)
    const ofPlatform = name === 'data-props' ? [] : platformKeys.filter((key) => Object.hasOwn(keys, key))
    return (isWritten(element) ? Object.keys(Object(json)) : ofPlatform).flatMap((key) => {
      const message = isRecord(json) ? keyProblem(key, json[key], keys) : null
      return message === null ? [] : [{ element, message: texts.inJson(name, message) }]
    })
  })
}

function isExempt(element: Element, { exempt }: BlockOptions): boolean {
  return exempt !== undefined && element.matches(exempt)
}

/** Finds a neutral block whose JSON is missing or empty. A platform block has its type in its classes. */
function checkEmptyJson(element: Element, { withoutKeys }: BlockOptions): Mistake[] {
  if (withoutKeys === undefined || !isWritten(element) || element.querySelector('script[type="application/json"]'))
    return []
  const text = element.getAttribute('data-block-json')?.trim() ?? ''
  return text === '' || /^\{\s*\}$/.test(text) ? [{ element, message: withoutKeys }] : []
}

function keyProblem(key: string, value: unknown, keys: { readonly [name: string]: OptionKind }): string | null {
  const name = key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const kind = keys[name]
  return kind === undefined ? texts.unknownKey(key, hint(key, Object.keys(keys))) : checkValue(key, value, kind)
}

function checkScripts(element: Element, { scripts = [] }: BlockOptions): Mistake[] {
  return scripts.flatMap((selector) =>
    [...element.querySelectorAll(selector)].flatMap((script) => {
      const text = script.textContent?.trim() ?? ''
      const message = text === '' ? null : jsonProblem(selector, text)
      return message === null ? [] : [{ element: script, message }]
    }),
  )
}
