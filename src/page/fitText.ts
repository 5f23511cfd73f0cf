import { type ElementChanges, recordChanges } from '../browser/elementChanges'
import { removeTextRoom } from '../runtime/textRoom'

/** A text to scale to the width of its container. */
export interface ScaledText {
  readonly element: HTMLElement
  readonly container: HTMLElement
  /** The elements with the font sizes: the headings and paragraphs of the text, or the text itself. */
  readonly lines: readonly HTMLElement[]
  readonly changes: ElementChanges
  /** The width that it was last fitted to; 0 if it has never been visible. */
  fittedPx: number
}

interface Measured {
  readonly text: ScaledText
  readonly roomPx: number
  readonly widthPx: number
  readonly sizesPx: readonly number[]
  readonly isHidden: boolean
}

const minimumPx = 11 // A9, B9 Timing: text shrink minimum font size
const tolerance = 0.01 // a text that is nearly as wide as its container is left alone, so that nothing moves
const passes = 3 // later passes correct wrapping and lengths that do not scale with the font, such as px letter spacing

/** Describes a text. Changes nothing. */
export function createScaledText(element: HTMLElement): ScaledText {
  const container = element.parentElement ?? element
  return { element, container, lines: linesOf(element), changes: recordChanges(), fittedPx: 0 }
}

/**
 * Sets the font size at which each text fills its container on one line, but at least 11 px, where it wraps instead.
 * All texts are measured before any is changed, so that many cost no more layouts than one.
 */
export function fitTexts(texts: readonly ScaledText[]): void {
  const visible = texts.filter((text) => {
    const isVisible = roomOf(text) > 0
    if (!isVisible) text.fittedPx = 0 // so that it is fitted once it is visible
    return isVisible
  })
  layLines(visible, { isOneLine: true })
  for (let pass = 0; pass < passes; pass++) {
    const measured = visible.map(measure)
    for (const { text, roomPx } of measured) text.fittedPx = roomPx
    const misfits = measured.filter(isMisfit)
    for (const one of misfits) if (!isSmallest(one)) resize(one)
    layLines(
      misfits.filter(isSmallest).map(({ text }) => text),
      { isOneLine: false },
    )
    if (pass === 0) measured.forEach(show)
    if (misfits.length === 0) return
  }
}

/** The available width of a text: its container without its padding; 0 if that is not on the page. */
export function roomOf({ container }: ScaledText): number {
  const { paddingLeft, paddingRight } = getComputedStyle(container)
  return Math.max(container.clientWidth - px(paddingLeft) - px(paddingRight), 0)
}

function linesOf(element: HTMLElement): readonly HTMLElement[] {
  const children = [...element.children].filter((child) => child instanceof HTMLElement)
  const hasOwnText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
  return children.length > 0 && !hasOwnText ? children : [element]
}

function layLines(texts: readonly ScaledText[], { isOneLine }: { readonly isOneLine: boolean }): void {
  const lines = texts.flatMap(({ lines, changes }) =>
    lines.map((line) => ({ line, changes, keepsSpaces: /^(pre|break)/.test(getComputedStyle(line).whiteSpace) })),
  )
  for (const { line, changes, keepsSpaces } of lines) {
    const [kept, collapsed] = isOneLine ? ['pre', 'nowrap'] : ['pre-wrap', 'normal']
    changes.style(line, 'white-space', keepsSpaces ? kept : collapsed)
  }
}

function measure(text: ScaledText): Measured {
  const { container, lines } = text
  // A template may scale its sections down before they slide in.
  const scale = container.getBoundingClientRect().width / container.offsetWidth || 1
  return {
    text,
    roomPx: roomOf(text),
    widthPx: Math.max(...lines.map(widthOf)) / scale,
    sizesPx: lines.map((line) => px(getComputedStyle(line).fontSize)),
    isHidden: getComputedStyle(container).opacity === '0',
  }
}

/** The width of the text itself, without its box. */
function widthOf(line: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(line)
  return range.getBoundingClientRect().width
}

function isMisfit({ roomPx, widthPx }: Measured): boolean {
  return widthPx > 0 && (widthPx > roomPx || widthPx < roomPx * (1 - tolerance))
}

/** Whether a text that is too wide has reached the minimum size. */
function isSmallest({ roomPx, widthPx, sizesPx }: Measured): boolean {
  return widthPx > roomPx && sizesPx.every((size) => size <= minimumPx)
}

function resize({ text: { element, lines, changes }, roomPx, widthPx, sizesPx }: Measured): void {
  const sizes = sizesPx.map((size) => Math.max(Math.floor(((size * roomPx) / widthPx) * 100) / 100, minimumPx))
  changes.style(element, 'font-size', `${Math.max(...sizes)}px`)
  lines.forEach((line, place) => {
    changes.style(line, 'font-size', `${sizes[place]}px`)
  })
}

/** Templates hide scaled text until it has its size. The entry has reserved its height. */
function show({ text: { container, changes }, isHidden }: Measured): void {
  changes.classed(container, 'loaded', true)
  removeTextRoom(container)
  if (isHidden) changes.style(container, 'opacity', '1')
}

function px(length: string): number {
  return Number.parseFloat(length) || 0
}
