import { shared } from '../browser/shared'
import type { Layer } from './overlayHost'

/** How many modals have made an element inert, and whether it was inert before. */
type InertElements = Map<Element, { times: number; readonly wasInert: boolean }>

const inertElements = () => shared<InertElements>('inertElements', () => new Map())

/**
 * Makes everything below a modal dialog inert, on the page and in lower layers: it can be neither clicked nor focused,
 * and screen readers do not find it. Elements added to the body later stay usable, and so does an existing hidden
 * window that contains a frame: captchas open like that (docs/decisions.md#29). Returns a function that undoes it. With
 * several dialogs, the page stays inert until the last one has called its function.
 */
export function makePageInert(layer: Layer): () => void {
  // If a modal `<dialog>` of the page is open, only its own content is not inert yet.
  const around = layer.host.parentElement ?? document.body
  const page = [...around.children].filter((element) => element !== layer.host && !isExempt(element))
  const lower = [...layer.shadow.children].filter((element) => isBelow(element, layer.element))
  return makeInert([...page, ...lower])
}

/**
 * Makes the siblings of an element and of its ancestors inert, except those that `isUsable` accepts or that
 * `makePageInert` leaves usable. Returns a function that undoes it.
 */
export function makeOthersInert(element: Element, isUsable: (other: Element) => boolean = isOverlay): () => void {
  return makeInert(besides(element).filter((other) => !isUsable(other) && !isExempt(other)))
}

/** Whether an element is the overlay, which contains dialogs and everything else that opens above the page. */
function isOverlay(element: Element): boolean {
  return element.hasAttribute('data-skerry-overlay')
}

function besides(element: Element): Element[] {
  const { parentElement: parent } = element
  if (!parent || element === document.body) return []
  return [...[...parent.children].filter((one) => one !== element), ...besides(parent)]
}

function makeInert(all: readonly Element[]): () => void {
  const elements = all.filter((element) => element instanceof HTMLElement)
  for (const element of elements) {
    const held = inertElements().get(element) ?? { times: 0, wasInert: element.inert }
    held.times++
    inertElements().set(element, held)
    if (!held.wasInert) element.inert = true
  }
  return () => {
    for (const element of elements.splice(0)) {
      const held = inertElements().get(element)
      if (!held || --held.times > 0) continue
      inertElements().delete(element)
      if (!held.wasInert) element.inert = false
    }
  }
}

function isBelow(element: Element, layer: HTMLElement): boolean {
  const difference = levelOf(element) - levelOf(layer)
  // Layers of one level are in the order in which they have opened.
  const isEarlier = Boolean(element.compareDocumentPosition(layer) & Node.DOCUMENT_POSITION_FOLLOWING)
  return difference < 0 || (difference === 0 && isEarlier)
}

function levelOf(element: Element): number {
  return Number((element as HTMLElement).style.zIndex)
}

/**
 * Elements that draw nothing, and a captcha's window before it opens: positioned, hidden, with the provider's frame.
 */
function isExempt(element: Element): boolean {
  if (/^(script|style|template|noscript)$/.test(element.localName)) return true
  if (!element.querySelector('iframe')) return false
  const { position, visibility, opacity } = getComputedStyle(element)
  return /absolute|fixed/.test(position) && (visibility === 'hidden' || opacity === '0' || isOutOfSight(element))
}

function isOutOfSight(element: Element): boolean {
  const { bottom, right } = element.getBoundingClientRect()
  return bottom + scrollY <= 0 || right + scrollX <= 0
}
