import { recordChanges } from '../../src/browser/elementChanges'
import { navigate } from '../../src/browser/navigate'
import { routes } from '../../src/model/address/routes'
import { readBoolean, readText } from '../../src/runtime/attributes'
import { attachPreview } from './attachPreview'
import type { SearchProps } from './props'

/** Finds the field and what it searches. Returns `null` without a field. */
export function parse(element: HTMLElement): SearchProps | null {
  const input = element.querySelector<HTMLInputElement>('input.search-input, input[type="search"]')
  if (!input) return null
  const hasPreview = readBoolean(element, 'data-preview')
  return { input, collectionIds: readText(element, 'data-collection'), hasPreview }
}

/** Loads what requests the preview, if there is one. */
export async function prepare(props: SearchProps): Promise<SearchProps> {
  if (!props.hasPreview) return props
  const { fetchPreview } = await import('./fetchPreview')
  return { ...props, load: fetchPreview }
}

/** B4 Search block: Enter opens the search page, and a preview shows the first results. */
export function attach(element: HTMLElement, props: SearchProps): () => void {
  const changes = recordChanges()
  const { input, load } = props
  // First, so that it is called first: Enter on a result leads to that page.
  if (load) changes.onUndo(attachPreview(element, { ...props, load }))
  changes.listen(input, 'keydown', (event) => {
    // The platform writes no form around its field. One of the page is submitted by the browser.
    if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented || input.closest('form')) return
    event.preventDefault()
    navigate(addressOf(props))
  })
  return changes.undo
}

/** The search page for what is typed; `f_collectionId` is the platform's name for one collection. */
function addressOf({ input, collectionIds }: SearchProps): string {
  const query = new URLSearchParams({ q: input.value.trim(), ...(collectionIds && { f_collectionId: collectionIds }) })
  return `${routes.search}?${query}`
}
