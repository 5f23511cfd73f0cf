import { attributes, type Html, html } from '../html'
import { block } from './block'

export interface SearchOptions {
  readonly color?: 'dark' | 'light'
  readonly hasPreview?: boolean
  readonly collection?: string
  readonly label?: string
}

/** A search block as the platform renders it: a field without a form. */
export function searchBlock(
  id: string,
  { color = 'dark', hasPreview = true, collection = '', label = 'Search' }: SearchOptions = {},
): Html {
  const marks = {
    class: `sqs-search-ui-text-input sqs-search-ui-button-wrapper color-${color}`,
    'data-source': 'block',
    'data-preview': String(hasPreview),
    'data-collection': collection,
  }
  return block(
    'search',
    id,
    html`<div${attributes(marks)}>
      <div class="spinner-wrapper"></div>
      <label class="visually-hidden" for="${id}-field">${label}</label>
      <input type="search" class="search-input field-element" id="${id}-field" value="" placeholder="${label}">
    </div>`,
  )
}
