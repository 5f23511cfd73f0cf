import { adoptStyles } from '../../src/ui/styles'
import { createChoices } from './choices'
import { listenToControls } from './controls'
import { createListView } from './listView'
import css from './productList.css?inline'
import type { ProductListProps } from './props'
import { readList } from './readList'

/** Finds the products and their filters and sorting. Returns `null` for a list without controls. */
export function parse(element: HTMLElement): ProductListProps | null {
  return readList(element, document)
}

/**
 * Filters and sorts in place: a choice loads the URL of its link or form, and shows that page's products. A product
 * that is already on the page keeps its node, so that its blocks keep their state.
 */
export function attach(_: HTMLElement, list: ProductListProps): () => void {
  adoptStyles('product-list', css)
  const view = createListView(list)
  const choices = createChoices(view)
  const stopListening = listenToControls(list, choices.choose)
  choices.begin(location.href)
  return () => {
    stopListening()
    choices.stop()
    view.restore()
  }
}
