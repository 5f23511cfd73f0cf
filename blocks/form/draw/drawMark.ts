import { element } from '../../../src/ui/element'
import type { DrawnContext } from './drawnContext'

/** The mark of what is required; screen readers know it from `aria-required`. Empty for what is not. */
export function drawMark(isRequired: boolean, { captions }: DrawnContext): readonly HTMLElement[] {
  return isRequired
    ? [element('span', { class: 'description required', 'aria-hidden': 'true' }, captions.required)]
    : []
}
