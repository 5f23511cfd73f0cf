import { type Html, html } from '../../site/html'
import { type Fields, type Problems, textField } from './fields'

/** The test cards, like those of payment providers, with their tokens. */
export const testCards = {
  '4242424242424242': 'tok_accepted',
  '4000000000000002': 'tok_declined',
  '4000002500003155': 'tok_challenge',
} as const

/** The payment token of a card number; empty if it is not a test card. Spaces are ignored. */
export function tokenOfCard(number: string): string {
  const digits = number.replace(/[\s-]/g, '')
  return Object.entries(testCards).find(([card]) => card === digits)?.[1] ?? ''
}

/** The fields of a card. Their values are never sent back to the page. */
export function cardFields(problems: Problems): Html {
  const empty: Fields = {}
  const number = {
    name: 'card',
    label: 'Card number',
    autocomplete: 'cc-number',
    inputMode: 'numeric',
    isRequired: true,
  } as const
  const [accepted, declined, challenge] = Object.keys(testCards).map(written)
  const hint = `${accepted} is accepted, ${declined} declined, ${challenge} has to be confirmed.`
  return html`<fieldset class="checkout-part"><legend>Card</legend>
<p class="note">This is a demonstration: only these test cards work, and no money moves.</p>
${textField({ ...number, hint }, empty, problems)}</fieldset>`
}

/** A card number in non-breaking groups of four. */
function written(card: string): string {
  return card.replace(/\d{4}(?=\d)/g, '$&\u00a0')
}
