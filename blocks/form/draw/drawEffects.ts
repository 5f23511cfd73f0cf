import { element } from '../../../src/ui/element'

/** The elements that templates use to draw the border of a field, placed after its control. */
export function drawEffects(): HTMLElement {
  const border = element('span', { class: 'form-input-effects-border' })
  return element('span', { class: 'form-input-effects', 'aria-hidden': 'true' }, border)
}
