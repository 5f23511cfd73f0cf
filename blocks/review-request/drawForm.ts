import { format } from '../../src/language/format'
import { element } from '../../src/ui/element'
import { mostStars } from '../../src/ui/star'
import { messages } from './messages'
import type { ReviewedItem } from './props'

/** Draws the form for the review of a product, with the fields that the server's own forms have. */
export function drawForm({ itemId, title }: ReviewedItem): HTMLFormElement {
  const [textId, nameId] = [`skerry-review-text-${itemId}`, `skerry-review-name-${itemId}`]
  const stars = [...Array(mostStars).keys()].map((index) => {
    const radio = element('input', { type: 'radio', name: 'rating', value: String(index + 1) })
    return element('label', {}, radio, element('span', {}, format(messages.stars, { count: index + 1 })))
  })
  return element(
    'form',
    { class: 'skerry-review', 'aria-label': title },
    element('h2', {}, title),
    element('input', { type: 'hidden', name: 'itemId', value: itemId }),
    element('fieldset', {}, element('legend', {}, messages.rating), ...stars),
    element(
      'p',
      {},
      element('label', { for: textId }, messages.text),
      element('textarea', { id: textId, name: 'text', rows: '5', maxlength: '5000' }),
    ),
    element(
      'p',
      {},
      element('label', { for: nameId }, messages.name),
      element('input', { id: nameId, name: 'name', type: 'text', autocomplete: 'name' }),
    ),
    element('p', {}, element('button', { type: 'submit' }, messages.send)),
  )
}
