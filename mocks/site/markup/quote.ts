import { type Html, html } from '../html'
import { block } from './block'

/** A quote block: a quotation and its source. */
export function quoteBlock(id: string, text: string, source: string): Html {
  return block(
    'quote',
    id,
    html`<figure><blockquote data-animation-role="quote"><span>“</span>${text}<span>”</span></blockquote><figcaption class="source">${source}</figcaption></figure>`,
  )
}
