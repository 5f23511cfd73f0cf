import { shared } from '../browser/shared'
import type { Layer } from './overlayHost'

type Resting = Map<Element, { times: number; readonly wasInert: boolean }>

const resting = () => shared<Resting>('resting', () => new Map())

/**
 * Lays the page to rest below a modal dialog: what is on it and what floats lower can be neither clicked nor focused, nor
 * found by a screen reader. What comes to the end of the body later stays usable, and so does a window that waits
 * there out of sight with a frame in it: captchas open like that (decision 29). Returns what wakes the page again; with
 * several dialogs it wakes with the last.
 */
export function restPage(layer: Layer): () => void {
  const page = [...document.body.children].filter((element) => element !== layer.host && !isExempt(element))
  const lower = [...layer.shadow.children].filter((element) => levelOf(element) < levelOf(layer.element))
  const rested = [...page, ...lower].filter((element) => element instanceof HTMLElement)
  for (const element of rested) {
    const held = resting().get(element) ?? { times: 0, wasInert: element.inert }
    held.times++
    resting().set(element, held)
    if (!held.wasInert) element.inert = true
  }
  return () => {
    for (const element of rested.splice(0)) {
      const held = resting().get(element)
      if (!held || --held.times > 0) continue
      resting().delete(element)
      if (!held.wasInert) element.inert = false
    }
  }
}

function levelOf(element: Element): number {
  return Number((element as HTMLElement).style.zIndex)
}

/** What is nowhere on the page, and a captcha's window before it opens: placed freely, unseen, with the provider's frame. */
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
