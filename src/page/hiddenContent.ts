import { recordChanges } from '../browser/elementChanges'
import { pageLoaded } from '../runtime/moments'
import { boundMark, hasTemplateScript } from '../runtime/templateScript'

const animating = /tweak-global-animations-animation-type-(?!none)/
const items =
  '.products .grid-item, .lessons .grid-item, .blog-basic-grid--container, .blog-single-column--container, :is(.blog-side-by-side, .blog-alternating-side-by-side) .blog-item'
const patienceMs = 3000

/**
 * Shows what newer templates hide until their script has started (docs/decisions.md#88): header, sections and footer, if
 * they are animated, and the items of product lists and blogs. Without that script they appear at once. If it does not
 * start, or has not taken over a list, they appear three seconds after the page has loaded. Returns a function that
 * undoes it.
 */
export function showHiddenContent(): () => void {
  const { body } = document
  const changes = recordChanges()
  const hasScript = hasTemplateScript()
  const show = () => {
    if (animating.test(body.className) && !body.dataset.animationState)
      changes.attribute(body, 'data-animation-state', 'booted')
    for (const item of document.querySelectorAll(items))
      if (!hasScript || !item.closest('[data-controller]')?.hasAttribute(boundMark))
        changes.classed(item, 'is-loaded', true)
  }
  if (hasScript) pageLoaded().then(() => setTimeout(show, patienceMs))
  else show()
  return changes.undo
}
