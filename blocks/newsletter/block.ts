import { recordChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { renderedNewsletter, smallNewsletter } from '../../src/model/form/smallNewsletter'
import type { NewsletterProps } from './props'

const [smallPx, smallClass] = smallNewsletter

/** Finds the form of a sign-up. Returns `null` if there is none. */
export function parse(element: HTMLElement): NewsletterProps | null {
  return element.querySelector('form') && {}
}

/** Sets the classes that templates style: one when the sign-up is ready, and one while it is narrow. */
export function attach(element: HTMLElement): () => void {
  const changes = recordChanges()
  changes.classed(element, renderedNewsletter, true)
  const measure = () => {
    const { offsetWidth: widthPx } = element // the layout width, as in the scan: animations don't change it
    if (widthPx > 0) changes.classed(element, smallClass, widthPx < smallPx)
  }
  measure()
  changes.onUndo(watchSize(element, measure))
  return changes.undo
}
