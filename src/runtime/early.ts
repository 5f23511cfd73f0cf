import type { BlockDefinition } from './defineBlock'
import { select } from './find'
import { floatedSlides, gridClass, gridSlideClass, roomOf } from './galleryRoom'
import type { Island } from './island'

/** On a block that stays as the server sent it: it failed, or there is nothing to do in it. */
const servedAttribute = 'data-skerry-served'

/** Gives the document the early looks of blocks. */
export interface EarlyLooks {
  /** Adds the looks of blocks, each once. */
  adopt(definitions: Iterable<BlockDefinition>): void
  /** Takes all of them away. */
  drop(): void
}

/**
 * Keeps the one style sheet that says what blocks look like before their code is there. A page pays only for those
 * that it has.
 */
export function createEarlyLooks(): EarlyLooks {
  const adopted = new Set<string>()
  let sheet: CSSStyleSheet | undefined
  let rules = ''
  return {
    adopt(definitions) {
      const known = rules
      for (const { selector, early } of definitions) {
        // Browsers without constructable sheets see the page move a little; a <style> would break strict policies.
        if (!early || adopted.has(selector) || !document.adoptedStyleSheets) continue
        adopted.add(selector)
        // `:where`, so that what a block's own style sheet says of the same element wins.
        rules += `:where(${selector}):where(:not([${servedAttribute}])){${early}}`
      }
      if (rules === known) return
      const isNew = !sheet
      sheet ??= new CSSStyleSheet()
      sheet.replaceSync(`@layer skerry{${rules}}`)
      if (isNew) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    },
    drop() {
      if (sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

/** Says whether a block is shown as the server sent it: without its early look and the room that was reserved for it. */
export function showAsServed({ element, definition, release }: Island, isServed: boolean): void {
  if (definition.early) element.toggleAttribute(servedAttribute, isServed)
  if (isServed) release()
}

/** What has no room of its own until its block mounts. */
interface Room {
  readonly element: HTMLElement
  /** Its `style` attribute as the server sent it. */
  readonly served: string | null
  /** What it gets besides. */
  readonly rules: string
  /** The class that it gets in place of room, if it is narrow. */
  readonly name: string | false
  readonly isNarrow: boolean
  /** Slides of its own that get the class of a grid's. */
  readonly slides: readonly Element[]
}

/**
 * Gives images and boxes that the rows name the room that they will take when their block mounts, or the class of a narrow
 * part. What mounts writes the same, so the hand-over moves nothing. Everything is measured before anything is written:
 * two layouts at most.
 */
export function reserveRoom(islands: readonly Island[]): void {
  const rooms = islands.flatMap(roomsOf)
  const covering = rooms.filter(({ element }) => element.matches(covers))
  // Out of the flow, so that a parent is measured without its image.
  for (const { element } of covering) element.style.position = 'absolute'
  const placed = new Set(covering.filter(hasParentWithBox))
  for (const room of rooms) if (!placed.has(room)) reserve(room)
}

function reserve({ element, served, rules, name, isNarrow, slides }: Room): void {
  if (name) {
    element.classList.toggle(name, isNarrow)
    return
  }
  element.style.cssText = `${served ?? ''};${rules}`
  for (const slide of slides) slide.classList.add(gridSlideClass)
  if (slides[0]) element.classList.add(gridClass)
}

function roomsOf(island: Island): Room[] {
  const { element: block, definition } = island
  const { reserve, narrow: [px, className] = [0, ''] } = definition
  if (!reserve) return []
  const elements = [...select(block, reserve)] as HTMLElement[]
  const rooms = elements.map((element) => ({
    element,
    served: element.getAttribute('style'),
    rules: roomOf(element, block),
    name: element.localName !== 'img' && className,
    isNarrow: px > 0 && (element.offsetWidth || px) < px, // hidden ones have no width
    slides: floatedSlides(element),
  }))
  island.release = () => {
    for (const { element, served, name, slides } of rooms) {
      for (const slide of slides) slide.classList.remove(gridSlideClass)
      if (slides[0]) element.classList.remove(gridClass)
      if (name) element.classList.remove(name)
      else element.style.cssText = served ?? ''
      // Read first: Chromium writes the attribute late, and would bring back an empty one that was removed unread.
      if (served === null && element.getAttribute('style') === '') element.removeAttribute('style')
    }
  }
  return rooms
}

/** Images that lie over a parent, if it has a box. */
const covers = '.content-fill>img,.content-fit>img'

function hasParentWithBox({ element }: Room): boolean {
  const parent = element.parentElement! // else it would not have matched
  const { position, paddingBottom } = getComputedStyle(parent)
  const { offsetHeight } = parent
  // The room may be a padding, in percent of the width.
  return offsetHeight > 1 && (position !== 'static' || offsetHeight - Number.parseFloat(paddingBottom) < 1)
}
