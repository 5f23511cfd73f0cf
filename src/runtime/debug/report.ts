import type { Page } from '../../model/page/page'
import type { Settings } from '../../model/page/settings'
import type { BlockDefinition } from '../defineBlock'
import { type InspectedBlock, inspect } from '../inspect'
import type { Island } from '../island'
import type { WatchPage } from '../watchPage'
import type { KnownOptions, Mistake } from './BlockOptions'
import { checkBlock, checkBlockTypes, checkMarkers, checkSkipped } from './checkBlock'
import { checkHighlights } from './checkHighlights'
import { checkSettings, checkTag } from './checkTag'
import { texts } from './messages'

export interface ReportOptions {
  readonly version: string
  readonly page: Page
  readonly islands: () => readonly Island[]
  /** Calls its listeners after the runtime has looked for blocks in the added elements. */
  readonly watch: WatchPage
  readonly known: KnownOptions
  readonly tag?: HTMLScriptElement | null
  readonly given?: Partial<Settings> | undefined
}

/**
 * Prints the blocks of the page with their states, and mistakes in the markup. Later additions are checked too: blocks
 * when they mount or are skipped, other markup for misspelled blocks. Returns a function that stops it.
 */
export function printReport({ version, page, islands, watch, known, tag, given = {} }: ReportOptions): () => void {
  const checked = new WeakSet<Island>()
  const skipped = new WeakSet<Island>()
  const check = () => [
    ...islands().flatMap((island) => (isNew(island, checked) ? checkBlock(island, known, islands()) : [])),
    ...islands().flatMap((island) =>
      island.state === 'skipped' && isNew(island, skipped) ? checkSkipped(island, known) : [],
    ),
  ]
  const { blocks, pageType } = inspect(version, page, islands())
  console.info(texts.heading(version, summaryOf(blocks), pageType))
  // `inspect` lists the islands first, in the order of `islands()`.
  console.table(blocks.map((block, index) => rowOf(block, islands()[index])))
  const checkMarkup = (root: Document | Element) => [
    ...checkBlockTypes(root, known, islands()),
    ...checkMarkers(root, known, islands()),
    ...checkHighlights(root),
  ]
  const mistakes = [...(tag ? checkTag(tag) : []), ...checkSettings(given), ...checkMarkup(document), ...check()]
  print(mistakes)
  if (mistakes.length === 0) console.info(texts.allKnown)
  const onSettled = () => print(check())
  for (const name of ['skerry:mount', 'skerry:skip']) document.addEventListener(name, onSettled)
  const stopWatching = watch({ onAdded: (roots) => print(roots.flatMap(checkMarkup)), onRemoved() {} })
  return () => {
    for (const name of ['skerry:mount', 'skerry:skip']) document.removeEventListener(name, onSettled)
    stopWatching()
  }
}

function isNew(island: Island, seen: WeakSet<Island>): boolean {
  const isSeen = seen.has(island)
  seen.add(island)
  return !isSeen
}

function summaryOf(blocks: readonly InspectedBlock[]): string {
  const counts = new Map<string, number>()
  for (const { state } of blocks) counts.set(state, (counts.get(state) ?? 0) + 1)
  return `${[texts.found(blocks.length), ...[...counts].map(([state, count]) => `${count} ${state}`)].join(', ')}.`
}

function rowOf({ name, state, reason, path, error }: InspectedBlock, island: Island | undefined) {
  const waits = state === 'waiting' && island ? waitReason(island.definition) : ''
  return { name, state, reason: reason || waits, path, error }
}

/** What a block waits for. */
function waitReason({ when = 'visible' }: BlockDefinition): string {
  if (typeof when === 'object') return texts.whenMatching(when.media)
  if (when === 'visible') return texts.whenVisible
  return when === 'interaction' ? texts.whenUsed : texts.soon
}

function print(mistakes: readonly Mistake[]): void {
  for (const { message, element } of mistakes) console.warn(texts.mistake(message), ...(element ? [element] : []))
}
