import { adoptStyles } from '../../src/ui/styles'
import { createChoices } from './choices'
import { listenToControls } from './controls'
import { createListView } from './listView'
import css from './productList.css?inline'
import type { ProductListProps } from './props'
import { readList } from './readList'

/** Finds the products and what they are chosen with. Returns `null` for a list without controls. */
export function parse(element: HTMLElement): ProductListProps | null {
  return readList(element, document)
}

/**
 * Filters and sorts in place: a choice asks for the page that its link or form leads to, and shows the products of that
 * page. A product that is already here keeps its node, so that its blocks go on.
 */
export function attach(_: HTMLElement, list: ProductListProps): () => void {
  adoptStyles('product-list', css)
  const view = createListView(list)
  const choices = createChoices(view)
  const stopListening = listenToControls(list, (address) => void choices.choose(address))
  choices.begin(location.href)
  return () => {
    stopListening()
    choices.stop()
    view.restore()
  }
}
