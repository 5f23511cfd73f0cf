import { attributes, type Html, html } from '../html'
import { block } from './block'

/** One menu of a menu block: the text of its tab, and its sections. */
export interface MenuPart {
  readonly title: string
  readonly description?: string
  readonly sections: readonly MenuSection[]
}

export interface MenuSection {
  readonly title?: string
  readonly dishes: readonly MenuDish[]
}

export interface MenuDish {
  readonly name: string
  readonly text?: string
  readonly price: string
}

/** A menu block. It shows all menus, one below the other, until the runtime turns their titles into tabs. */
export function menuBlock(id: string, parts: readonly MenuPart[]): Html {
  return block(
    'menu',
    id,
    html`<div class="menu-wrapper menu-style-simple">
      ${parts.length > 1 && html`<div class="menu-selector">${parts.map(({ title }, index) => html`<button type="button"${attributes({ class: `menu-select-labels js-menu-select-labels${index === 0 ? ' menu-select-labels--active' : ''}` })}>${title}</button>`)}</div>`}
      <div class="menus${parts.length > 1 && ' menus--has-multiple'}">
        ${parts.map(
          ({ title, description, sections }) => html`<div class="menu js-menu">
          <div class="menu-header"><h2 class="menu-title">${title}</h2>${description && html`<p class="menu-description">${description}</p>`}</div>
          ${sections.map(section)}
        </div>`,
        )}
      </div>
    </div>`,
  )
}

function section({ title, dishes }: MenuSection): Html {
  return html`<div class="menu-section">
            ${title && html`<div class="menu-section-header"><h3 class="menu-section-title">${title}</h3></div>`}
            <div class="menu-items">${dishes.map(dish)}</div>
          </div>`
}

function dish({ name, text, price }: MenuDish): Html {
  return html`<div class="menu-item">
              <div class="menu-item-line"><div class="menu-item-title">${name}</div><span class="dish-dots" aria-hidden="true"></span><div class="menu-item-price-top">${price}</div></div>
              ${text && html`<div class="menu-item-description">${text}</div>`}
            </div>`
}
