import { recordChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { renderedNewsletter, smallNewsletter } from '../../src/model/form/smallNewsletter'
import type { NewsletterProps } from './props'

const [smallPx, smallClass] = smallNewsletter

/** Finds the form of a sign-up. A block without one is skipped. */
export function parse(element: HTMLElement): NewsletterProps | null {
  const form = element.querySelector<HTMLFormElement>('form')
  return form && { form }
}

/** Says when the sign-up is ready and when it is narrow, by the classes that templates style on the block. */
export function attach(element: HTMLElement): () => void {
  const changes = recordChanges()
  changes.classed(element, renderedNewsletter, true)
  const measure = () => {
    const { offsetWidth: widthPx } = element // as at the scan: as laid out, whatever an animation does
    if (widthPx > 0) changes.classed(element, smallClass, widthPx < smallPx)
  }
  measure()
  changes.onUndo(watchSize(element, measure))
  return changes.undo
}
