import type { ProductListProps } from './props'

/** Selects neutral lists and the lists of newer templates. */
export const listSelector = '[data-product-list], .product-list'

const itemsSelector = '[data-products], .product-list-layout-container'
const controlSelector = '[data-product-filters], .product-list-nav, .product-filter-dropdown'

/**
 * Finds the parts of a list. Controls may be anywhere on a page that has one list. Returns `null` without
 * controls.
 */
export function readList(root: HTMLElement, page: ParentNode): ProductListProps | null {
  const items = root.querySelector<HTMLElement>(itemsSelector)
  const around = page.querySelectorAll(listSelector).length === 1 ? page : root
  const controls = [...around.querySelectorAll<HTMLElement>(controlSelector)].filter(
    (control) => !control.parentElement?.closest(controlSelector),
  )
  if (!items || controls.length === 0) return null
  return {
    root,
    items,
    controls,
    count: root.querySelector<HTMLElement>('[data-product-count], .product-list-result-count'),
    empty: root.querySelector<HTMLElement>('[data-no-products]'),
    pages: root.querySelector<HTMLElement>('[data-product-pages]'),
  }
}

/** The products of a list by id, in order. Two nodes of one product count as one. */
export function productsOf(items: ParentNode): Map<string, HTMLElement> {
  const products = new Map<string, HTMLElement>()
  for (const child of items.children) {
    const id = child.getAttribute('data-item-id') ?? child.getAttribute('data-product-id')
    if (id && child instanceof HTMLElement) products.set(id, child)
  }
  return products
}
