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

/**
 * The search page as the platform sends it: an empty shell that scripts fill. It lacks the platform's inline `opacity:
 * 0`, which a strict policy forbids.
 */
export function searchPageShell(): Html {
  return html`<div class="sqs-search-page">
  <div class="sqs-search-page-input">
    <div class="spinner-wrapper"></div>
  </div>
  <div class="sqs-search-page-output hide">
    <div class="sqs-search-page-notice hide"></div>
    <div class="sqs-search-page-result">
      <div class="sqs-search-container-list sqs-search-page-list">
        <div class="search-results"></div>
      </div>
    </div>
    <div class="sqs-search-page-more-wrapper">
      <div class="sqs-search-page-more sqs-system-button-style-mixin sqs-editable-button">
        <span>See more</span>
        <div class="spinner-wrapper"></div>
      </div>
    </div>
  </div>
</div>`
}
