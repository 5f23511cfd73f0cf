import { element } from '../../../src/ui/element'

/** What templates draw the border of a field with, after its control. */
export function drawEffects(): HTMLElement {
  const border = element('span', { class: 'form-input-effects-border' })
  return element('span', { class: 'form-input-effects', 'aria-hidden': 'true' }, border)
}
