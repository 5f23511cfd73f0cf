import { element } from '../../../src/ui/element'
import type { DrawnContext } from './drawnContext'

/** The mark of a required field; screen readers get it from `aria-required`. Empty for an optional field. */
export function drawMark(isRequired: boolean, { captions }: DrawnContext): readonly HTMLElement[] {
  return isRequired
    ? [element('span', { class: 'description required', 'aria-hidden': 'true' }, captions.required)]
    : []
}
