import { callNative } from '../browser/callNative'
import { dynamicFontSize, dynamicText, shareOfWindow } from '../model/image/dynamicText'
import { fluidImage } from '../model/image/fluidImage'
import type { BlockDefinition } from './defineBlock'
import { earlyImageRoom } from './earlyImageRoom'
import { type Found, select } from './find'

/** Marks a block that stays as the server sent it, because it failed or there is nothing to do. */
const servedAttribute = 'data-skerry-served'

/** A block that has a look, and space, before its code has loaded. */
export interface EarlyBlock {
  readonly element: HTMLElement
  readonly definition: BlockDefinition
  /** Releases its reserved space. If the block stays as served, content that became visible stays visible. */
  release: (isServed?: boolean) => void
}

/** The rules of a block until its own style sheet has loaded, and the selector of the elements that get them. */
export interface EarlyLook extends Pick<Found, 'part'> {
  readonly definition: Pick<BlockDefinition, 'name' | 'early'>
}

/** Adds the early looks of blocks to the document. */
export interface EarlyLooks {
  /** Adds the looks of blocks, each once. Returns the blocks. */
  adopt<Block extends EarlyLook>(blocks: readonly Block[]): readonly Block[]
  /** Removes all looks. */
  drop(): void
}

/**
 * Creates the style sheets for blocks whose code has not loaded yet. They only contain rules for blocks that are on the
 * page, each with the part of the selector list that matched: browsers try a rule for a whole list on every element of
 * the page, but a rule for one class only on elements with that class or inside one.
 */
export function createEarlyLooks(): EarlyLooks {
  const adopted = new Set<string>()
  let sheet: CSSStyleSheet | undefined
  let sheetCount = Infinity
  /** Whether sheets were added since the first scan, or since the last rule of ours. */
  let hasNewSheets = false
  /** Adopts the given sheets, followed by all adopted ones except ours. */
  const setSheets = (...first: CSSStyleSheet[]) => {
    document.adoptedStyleSheets = [...first, ...document.adoptedStyleSheets.filter((other) => other !== sheet)]
  }
  return {
    adopt(blocks) {
      const count = document.styleSheets.length + document.adoptedStyleSheets?.length
      hasNewSheets ||= count > sheetCount
      sheetCount = count
      for (const { definition, part } of blocks) {
        const { name, early } = definition
        const key = `${name} ${part}`
        // Without constructable sheets, the page moves a little; a <style> would violate strict policies.
        if (!early || adopted.has(key) || !document.adoptedStyleSheets) continue
        adopted.add(key)
        if (hasNewSheets) applySheets()
        hasNewSheets = false
        sheet ??= createSheet()
        if (!document.adoptedStyleSheets.includes(sheet)) setSheets(sheet) // before the block's own
        // `:where`, so that the block's own style sheet overrides it.
        addRule(sheet, `:where(${part}):where(:not([${servedAttribute}])){${early}}`)
      }
      return blocks
    },
    drop() {
      if (sheet) setSheets()
    },
  }
}

function createSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  // The animation with which a block temporarily hides content that it will replace.
  sheet.replaceSync('@layer skerry{@keyframes skerry-wait{0%,to{visibility:hidden}}}')
  return sheet
}

/**
 * Adds a rule to the layer of a sheet. With one sheet per rule, each sheet would have to be inserted before those of
 * the blocks. Whenever a sheet with a layer is inserted before another one, Chromium recalculates the style and layout
 * of the whole page.
 */
function addRule(sheet: CSSStyleSheet, rule: string): void {
  const layer = sheet.cssRules[0] as CSSLayerBlockRule | undefined // some DOMs for tests know no layers
  try {
    layer?.insertRule(rule, layer.cssRules.length)
  } catch (error) {
    console.error(error) // the message names the rule, which a host has written
  }
}

/**
 * Makes the browser apply newly added sheets before our next rule. Applied together, they would recalculate the whole
 * page, too.
 */
function applySheets(): void {
  void getComputedStyle(document.documentElement).color
}

/**
 * Sets whether a block is shown as the server sent it: without its early look and reserved space. Content that a
 * template hides until a script has run stays visible.
 */
export function showAsServed({ element, definition, release }: EarlyBlock, isServed: boolean): void {
  if (definition.early) callNative(element, 'toggleAttribute', servedAttribute, isServed)
  if (isServed) release(true)
}

/** An element without a size until its block mounts. */
interface Room {
  readonly element: HTMLElement
  /** Its `style` attribute as the server sent it. */
  readonly served: string | null
  /** The additional rules. */
  readonly rules: string
  /** Its style with its space; absent if it has none. */
  reserved?: string
  /** Whether it gets classes instead of space. */
  readonly isMarked: boolean
  /** The class of a narrow one; empty if its block has none. */
  readonly name: string
  readonly isNarrow: boolean
  /** Elements that get a class too. */
  readonly classes: readonly (readonly [Element, string])[]
  /** The class with which the template shows it; empty if the server has written it. */
  readonly shown: string
}

/**
 * Reserves the space that images and boxes have once their block is mounted, or adds the class of a narrow part.
 * Mounted blocks set the same styles and classes, so nothing moves. Everything is measured before anything is written,
 * so there are at most two layouts, or three if the size of text depends on boxes that the first two changed.
 */
export function reserveRoom(blocks: readonly EarlyBlock[]): void {
  const rooms = blocks.flatMap(roomsOf)
  const covering = rooms.filter(({ element }) => element.matches(fluidImage))
  // Removed from the flow, so that a parent is measured without its image.
  for (const room of covering) addStyle(room, 'position:absolute')
  const texts = rooms.filter(({ element }) => element.matches(dynamicText))
  const stretched = new Set(covering.filter(isInFlow))
  const placed = new Set([...covering.filter((room) => !stretched.has(room) && hasParentWithBox(room)), ...texts])
  for (const room of rooms) if (!placed.has(room)) reserve(room, stretched.has(room))
  const sizes = texts.map(({ element }) => dynamicFontSize(shareOfWindow(element.offsetWidth, innerWidth)))
  texts.forEach((room, index) => {
    addStyle(room, `font-size:${sizes[index]}`)
  })
}

/** Adds rules to the server's style. */
function addStyle(room: Room, rules: string): void {
  room.reserved = `${room.served ?? ''};${rules}`
  room.element.style.cssText = room.reserved
}

function reserve(room: Room, isStretched: boolean): void {
  const { element, rules, isMarked, name, isNarrow, classes, shown } = room
  if (isMarked) {
    if (name) element.classList.toggle(name, isNarrow)
    if (shown) element.classList.add(shown)
    return
  }
  addStyle(room, `${rules}${isStretched ? ';max-width:none' : ''}`)
  for (const [one, className] of classes) one.classList.add(className)
}

function roomsOf(early: EarlyBlock): Room[] {
  const { element: block, definition } = early
  const { reserve, reserveStyle, reserveClasses, narrow: [px, className] = [0, ''], shown = '' } = definition
  if (!reserve) return []
  let rooms: Room[] = []
  try {
    const elements = [...select(block, reserve)] as HTMLElement[]
    rooms = elements.map((element): Room => {
      const rules = (reserveStyle ?? earlyImageRoom)(element, block)
      return {
        element,
        served: element.getAttribute('style'),
        rules,
        isMarked: className + shown !== '' && !(reserveStyle ? rules : element.matches(`img,${dynamicText}`)),
        name: className,
        isNarrow: px > 0 && (element.offsetWidth || px) < px, // hidden elements have no width
        classes: reserveClasses?.(element) ?? [],
        shown: element.classList.contains(shown) ? '' : shown,
      }
    })
  } catch (error) {
    reportError(error) // a block that cannot be measured must not stop the others
  }
  early.release = (isServed) => {
    for (const { element, served, reserved, isMarked, name, classes, shown } of rooms) {
      for (const [one, className] of classes) one.classList.remove(className)
      if (isMarked) name && element.classList.remove(name)
      else if (!isServed || !element.matches(dynamicText)) restoreStyle(element, served ?? '', reserved ?? '')
      if (!isServed && shown) element.classList.remove(shown)
      // Read first: Chromium updates the attribute lazily, and would restore an empty one that was removed without
      // being read.
      if (served === null && element.getAttribute('style') === '') element.removeAttribute('style')
    }
  }
  return rooms
}

/** Restores the server's style, but keeps what a script of the page has changed since the space was reserved. */
function restoreStyle({ style }: HTMLElement, served: string, reserved: string): void {
  const now = parseStyle(style.cssText)
  const then = parseStyle(reserved)
  style.cssText = served
  for (const name of Array.from(now)) {
    const value = now.getPropertyValue(name)
    if (value !== then.getPropertyValue(name)) style.setProperty(name, value, now.getPropertyPriority(name))
  }
}

function parseStyle(css: string): CSSStyleDeclaration {
  const { style } = document.createElement('i')
  style.cssText = css
  return style
}

/** Templates keep the images of cards in the flow, as wide as their column, and override inline styles. */
function isInFlow({ element }: Room): boolean {
  return getComputedStyle(element).position === 'static'
}

function hasParentWithBox({ element }: Room): boolean {
  const parent = element.parentElement! // otherwise it would not match
  const { position, paddingBottom } = getComputedStyle(parent)
  const { offsetHeight } = parent
  // The space may be a padding in percent of the width.
  return offsetHeight > 1 && (position !== 'static' || offsetHeight - Number.parseFloat(paddingBottom) < 1)
}
