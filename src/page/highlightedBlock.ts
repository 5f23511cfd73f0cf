import { type ElementChanges, recordChanges } from '../browser/elementChanges'
import { isOwn } from '../browser/ownElements'
import { type Highlight, readHighlights } from '../model/text/highlight'
import { tryParseJson } from '../model/text/json'
import { createHighlightedWords, type HighlightedWords } from './highlightedWords'

/** A text block with highlighted words. */
export interface HighlightedBlock {
  readonly changes: ElementChanges
  /** Adds highlighted words. Returns the heading or paragraph that they are in. */
  readonly add: (element: HTMLElement) => Element | null
  /** Removes the shapes of elements. Returns whether no highlighted words are left. */
  readonly remove: (elements: readonly HTMLElement[]) => boolean
  /** Whether some of its highlighted words are inside an element. */
  readonly hasWordsIn: (element: Element) => boolean
  /** Measures the words. Returns a function that draws their shapes. */
  readonly measure: () => () => void
}

/** Shapes are added to `place`, with coordinates from its corner. */
export function createHighlightedBlock(place: HTMLElement): HighlightedBlock {
  const changes = recordChanges()
  const words = new Map<HTMLElement, HighlightedWords>()
  const highlights = highlightsOf(place)

  return {
    changes,
    add(element) {
      const id = element.dataset.textAttributeId ?? ''
      const highlight = highlights.get(id)
      if (!highlight) return null
      words.set(element, createHighlightedWords({ element, id, highlight, place, changes }))
      return element.closest('h1, h2, h3, h4, h5, h6, p, li, pre, blockquote')
    },
    remove(elements) {
      for (const element of elements) {
        words.get(element)?.remove()
        words.delete(element)
      }
      return words.size === 0
    },
    hasWordsIn: (element) => [...words.keys()].some((one) => element.contains(one)),
    measure() {
      const origin = originOf(place)
      const writes = [...words.values()].map(({ measure }) => measure(origin))
      return () => {
        if (words.size === 0) return
        contain(place, changes)
        hideOthers(place, changes)
        for (const write of writes) write()
      }
    },
  }
}

function highlightsOf(place: HTMLElement): ReadonlyMap<string, Highlight> {
  const block = place.closest('.sqs-block') ?? place
  const isOnBackground = block.classList.contains('sqs-background-enabled')
  const scripts = [...block.querySelectorAll('script.TextAttributes-props')]
  return new Map(
    scripts.flatMap(({ textContent }) => [...readHighlights(tryParseJson(textContent ?? ''), isOnBackground)]),
  )
}

/** Where the coordinates of a box begin on the screen, and its scale: a template may scale its sections down. */
function originOf(place: HTMLElement) {
  const { left, top, width } = place.getBoundingClientRect()
  const scale = width / place.offsetWidth || 1
  return { left: left + place.clientLeft * scale, top: top + place.clientTop * scale, scale }
}

/** Shapes behind the text stay in front of the block's own background. */
function contain(place: HTMLElement, changes: ElementChanges): void {
  const { position, zIndex } = getComputedStyle(place)
  if (position === 'static') changes.style(place, 'position', 'relative')
  if (zIndex === 'auto') changes.style(place, 'z-index', '0')
}

/** Hides shapes in a page that was saved with them: they have the size of another window, and may not be drawn yet. */
function hideOthers(place: HTMLElement, changes: ElementChanges): void {
  for (const node of place.querySelectorAll<HTMLElement>('.TextShape-node'))
    if (!isOwn(node)) changes.style(node, 'display', 'none')
}
