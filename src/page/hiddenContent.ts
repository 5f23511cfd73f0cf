import { type ElementChanges, recordChanges } from '../browser/elementChanges'
import { pageLoaded } from '../runtime/moments'
import { boundMark, hasTemplateScript } from '../runtime/templateScript'
import type { WatchPage } from '../runtime/watchPage'
import { watchElements } from './watchElements'

const animating = /tweak-global-animations-animation-type-(?!none)/
const items =
  '.products .grid-item, .lessons .grid-item, .blog-basic-grid--container, .blog-single-column--container, :is(.blog-side-by-side, .blog-alternating-side-by-side) .blog-item'
const patienceMs = 3000

/**
 * Shows what newer templates hide until their script has started (docs/decisions.md#88): header, sections and footer,
 * if they are animated, and the items of product lists and blogs with their images, also those that are added later.
 * Without that script they appear at once. If it does not start, or has not taken over a list, they appear three
 * seconds after the page has loaded or they were added. Returns a function that undoes it.
 */
export function showHiddenContent(watch: WatchPage): () => void {
  const changes = recordChanges()
  const hasScript = hasTemplateScript()
  const show = (elements: readonly HTMLElement[]) => {
    const { body } = document
    if (animating.test(body.className) && !body.dataset.animationState)
      changes.attribute(body, 'data-animation-state', 'booted')
    showItems(
      elements.filter((element) => element !== body && !(hasScript && isTaken(element))),
      changes,
    )
  }
  const onAdded = (elements: readonly HTMLElement[]) => {
    if (hasScript) pageLoaded().then(() => setTimeout(show, patienceMs, elements))
    else show(elements)
  }
  changes.onUndo(watchElements(`body, ${items}`, { onAdded, onRemoved() {} }, watch))
  return changes.undo
}

/** Whether the script of the template controls the list of an item. */
function isTaken(item: Element): boolean {
  return item.closest('[data-controller]')?.hasAttribute(boundMark) ?? false
}

/**
 * Shows items with their images. The server hides those too, and writes a size of 0, so that browsers load a tiny one.
 */
function showItems(found: readonly HTMLElement[], changes: ElementChanges): void {
  const images = found.flatMap((item) => item.querySelector<HTMLImageElement>('.grid-image-cover') ?? [])
  for (const item of found) changes.classed(item, 'is-loaded', true)
  for (const image of images) changes.style(image, 'display', 'block')
  const widths = images.map((image) => image.clientWidth)
  images.forEach((image, index) => {
    changes.attribute(image, 'sizes', `${widths[index] || innerWidth}px`)
  })
}
