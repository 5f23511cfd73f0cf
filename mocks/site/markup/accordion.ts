import { attributes, type Html, html, type Piece } from '../html'
import { block } from './block'

export interface AccordionOptions {
  readonly allowsMultiple?: boolean
  readonly isFirstExpanded?: boolean
}

/** One question and its answer. */
export interface AccordionEntry {
  readonly title: string
  readonly content: Piece
}

/** An accordion block. The style sheet collapses the answers only if scripts run. */
export function accordionBlock(id: string, entries: readonly AccordionEntry[], options: AccordionOptions = {}): Html {
  const { allowsMultiple = false, isFirstExpanded = false } = options
  return block(
    'accordion',
    id,
    html`<ul${attributes({
      class: 'accordion-items-container',
      'data-should-allow-multiple-open-items': String(allowsMultiple),
      'data-is-divider-enabled': 'true',
      'data-is-first-divider-visible': 'true',
      'data-is-last-divider-visible': 'true',
      'data-is-expanded-first-item': String(isFirstExpanded),
      'data-accordion-title-alignment': 'left',
      'data-accordion-description-alignment': 'left',
      'data-accordion-icon-placement': 'right',
    })}>
      ${entries.map(({ title, content }, index) => item(title, content, isFirstExpanded && index === 0))}
    </ul>`,
  )
}

function item(title: string, content: Piece, isOpen: boolean): Html {
  return html`<li class="accordion-item"${attributes({ 'data-is-open': isOpen ? 'true' : null })}>
        <h3 class="accordion-item__title-wrapper">
          <button class="accordion-item__click-target" type="button" aria-expanded="${String(isOpen)}">
            <span class="accordion-item__title">${title}</span>
            <span class="accordion-icon-container" data-is-open="${String(isOpen)}" aria-hidden="true"><span class="plus"><span class="plus__horizontal-line"></span><span class="plus__vertical-line"></span></span></span>
          </button>
        </h3>
        <div class="accordion-item__dropdown${isOpen ? ' accordion-item__dropdown--open' : ''}" role="region" aria-label="${title}">
          <div class="accordion-item__description">${content}</div>
        </div>
      </li>`
}
