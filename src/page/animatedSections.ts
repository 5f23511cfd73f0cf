import { recordChanges } from '../browser/elementChanges'
import { pageLoaded } from '../runtime/moments'
import { hasTemplateScript } from '../runtime/templateScript'

const animating = /tweak-global-animations-animation-type-(?!none)/
const patienceMs = 3000

/**
 * Shows the header, sections and footer of newer templates that animate them (docs/decisions.md#88): their style sheet
 * hides all of it until the template's script has started. Without that script they appear at once, and if it does not
 * start, three seconds after the page has loaded. Returns a function that undoes it.
 */
export function showAnimatedSections(): () => void {
  const { body } = document
  const changes = recordChanges()
  const show = () => {
    if (!body.dataset.animationState) changes.attribute(body, 'data-animation-state', 'booted')
  }
  if (animating.test(body.className)) {
    if (hasTemplateScript()) pageLoaded().then(() => setTimeout(show, patienceMs))
    else show()
  }
  return changes.undo
}
