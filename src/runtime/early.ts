import { dynamicFontSize, dynamicText, shareOfWindow } from '../model/image/dynamicText'
import type { BlockDefinition } from './defineBlock'
import { select } from './find'
import type { Island } from './island'
import { pictureRoom } from './pictureRoom'

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
 * Keeps the one style sheet that says what blocks look like before their code has loaded. A page pays only for those
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

/**
 * Says whether a block is shown as the server sent it: without its early look and the room that was reserved for it. What
 * a template hides until a script has run stays visible.
 */
export function showAsServed({ element, definition, release }: Island, isServed: boolean): void {
  if (definition.early) element.toggleAttribute(servedAttribute, isServed)
  if (isServed) release(true)
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
  /** Elements that get a class besides. */
  readonly classes: readonly (readonly [Element, string])[]
  /** The class by which the template shows it; empty where the server has written it. */
  readonly shown: string
}

/**
 * Gives images and boxes that the rows name the room that they will take when their block mounts, or the class of a narrow
 * part. What mounts writes the same, so the hand-over moves nothing. Everything is measured before anything is written:
 * two layouts at most, and a third where text takes its size from the boxes that the first two gave it.
 */
export function reserveRoom(islands: readonly Island[]): void {
  const rooms = islands.flatMap(roomsOf)
  const covering = rooms.filter(({ element }) => element.matches(covers))
  // Out of the flow, so that a parent is measured without its image.
  for (const { element } of covering) element.style.position = 'absolute'
  const texts = rooms.filter(({ element }) => element.matches(dynamicText))
  const stretched = new Set(covering.filter(isInFlow))
  const placed = new Set([...covering.filter((room) => !stretched.has(room) && hasParentWithBox(room)), ...texts])
  for (const room of rooms) if (!placed.has(room)) reserve(room, stretched.has(room))
  const sizes = texts.map(({ element }) => dynamicFontSize(shareOfWindow(element.offsetWidth, innerWidth)))
  texts.forEach(({ element }, index) => {
    element.style.fontSize = sizes[index]!
  })
}

function reserve({ element, served, rules, name, isNarrow, classes, shown }: Room, isStretched: boolean): void {
  if (name) {
    element.classList.toggle(name, isNarrow)
    if (shown) element.classList.add(shown)
    return
  }
  element.style.cssText = `${served ?? ''};${rules}${isStretched ? ';max-width:none' : ''}`
  for (const [one, className] of classes) one.classList.add(className)
}

function roomsOf(island: Island): Room[] {
  const { element: block, definition } = island
  const {
    reserve,
    reserveStyle = pictureRoom,
    reserveClasses,
    narrow: [px, className] = [0, ''],
    shown = '',
  } = definition
  if (!reserve) return []
  const elements = [...select(block, reserve)] as HTMLElement[]
  const rooms = elements.map((element) => ({
    element,
    served: element.getAttribute('style'),
    rules: reserveStyle(element, block),
    name: !element.matches(`img,${dynamicText}`) && className,
    isNarrow: px > 0 && (element.offsetWidth || px) < px, // hidden ones have no width
    classes: reserveClasses?.(element) ?? [],
    shown: element.classList.contains(shown) ? '' : shown,
  }))
  island.release = (isServed) => {
    for (const { element, served, name, classes, shown } of rooms) {
      for (const [one, className] of classes) one.classList.remove(className)
      if (name) element.classList.remove(name)
      else if (!isServed || !element.matches(dynamicText)) element.style.cssText = served ?? ''
      if (!isServed && shown) element.classList.remove(shown)
      // Read first: Chromium writes the attribute late, and would bring back an empty one that was removed unread.
      if (served === null && element.getAttribute('style') === '') element.removeAttribute('style')
    }
  }
  return rooms
}

/** Images that lie over a parent, if it has a box. */
const covers = '.content-fill>img,.content-fit>img'

/** Templates keep the pictures of cards in the flow, as wide as their column, whatever is written on them. */
function isInFlow({ element }: Room): boolean {
  return getComputedStyle(element).position === 'static'
}

function hasParentWithBox({ element }: Room): boolean {
  const parent = element.parentElement! // else it would not have matched
  const { position, paddingBottom } = getComputedStyle(parent)
  const { offsetHeight } = parent
  // The room may be a padding, in percent of the width.
  return offsetHeight > 1 && (position !== 'static' || offsetHeight - Number.parseFloat(paddingBottom) < 1)
}
