import { callNative, parentOf } from '../browser/callNative'
import type { BlockDefinition } from './defineBlock'

/** A block that was found: where, and what it is. */
export interface Found {
  readonly element: HTMLElement
  readonly definition: BlockDefinition
}

/** Finds the blocks below and including a root. */
export type Find = (root: Document | Element) => Found[]

interface MarkerRow {
  /** What to look for inside the marked block; empty for the block itself. */
  readonly inner: string
  readonly definition: BlockDefinition
}

interface PlainRow {
  readonly selector: string
  readonly definition: BlockDefinition
}

const markerClass = 'sqs-block'
const markerPart = /^\.(sqs-block-[\w-]+)\s*(.*)$/
const attributeOnly = /^(?:[a-z]+)?\[([\w-]+)(?:[*^$|~]?=[^\]]*)?\]$/

/**
 * Compiles definitions into one finder. The platform's blocks cost one query for their marker class and a look-up;
 * markup without it one query for each attribute name, however many blocks share the name. Single queries, not one long
 * list: on 100,000 nodes five single ones take 1.1 ms in Chromium, one combined list 8.7 ms, a tree walk 29 ms.
 */
export function compileFind(definitions: Iterable<BlockDefinition>): Find {
  const marked = new Map<string, MarkerRow[]>()
  const plain = new Map<string, PlainRow[]>()
  for (const definition of definitions) {
    for (const part of splitSelector(definition.selector)) {
      const [, className, inner = ''] = markerPart.exec(part) ?? []
      if (className) push(marked, className, { inner, definition })
      else push(plain, queryFor(part), { selector: part, definition })
    }
  }

  return (root) => {
    const found: Found[] = []
    const known = new Map<BlockDefinition, Set<Element>>()
    const add = (element: Element, definition: BlockDefinition) => {
      const own = known.get(definition) ?? new Set()
      known.set(definition, own)
      if (own.has(element) || !(element instanceof HTMLElement) || callNative(element, 'closest', 'noscript')) return
      own.add(element)
      found.push({ element, definition })
    }
    /** The blocks that the classes of one element promise, in it or in a part of it. */
    const look = (block: Element, part?: Element) => {
      // Not by `classList`: it makes an object for every block of the page.
      for (const className of callNative(block, 'getAttribute', 'class')?.split(/\s+/) ?? []) {
        for (const { inner, definition } of marked.get(className) ?? []) {
          if (inner)
            for (const element of part ? select(part, inner) : block.querySelectorAll(inner)) add(element, definition)
          else if (!part) add(block, definition)
        }
      }
    }
    for (const block of select(root, `.${markerClass}`)) look(block)
    // A root that lies inside a block: what was added to it may be that block's inner part.
    const parent = root instanceof Element ? parentOf(root) : null
    const around = parent && callNative(parent, 'closest', `.${markerClass}`)
    if (around) look(around, root as Element)
    for (const [query, rows] of plain) {
      for (const element of select(root, query)) {
        for (const { selector, definition } of rows)
          if (selector === query || callNative(element, 'matches', selector)) add(element, definition)
      }
    }
    return found
  }
}

/** The parts of a selector list; commas inside brackets and parentheses do not divide. */
export function splitSelector(selector: string): string[] {
  return selector
    .split(/,(?![^[]*\])(?![^(]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
}

function queryFor(part: string): string {
  const [, attribute] = attributeOnly.exec(part) ?? []
  return attribute ? `[${attribute}]` : part
}

/** What matches below and including a root, in the order of the document. */
export function select(root: Document | Element, query: string): Iterable<Element> {
  if (!(root instanceof Element)) return root.querySelectorAll(query)
  const below = callNative(root, 'querySelectorAll', query)
  return callNative(root, 'matches', query) ? [root, ...below] : below
}

function push<Row>(map: Map<string, Row[]>, key: string, row: Row): void {
  const rows = map.get(key)
  if (rows) rows.push(row)
  else map.set(key, [row])
}
