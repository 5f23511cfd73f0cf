import { recordChanges } from '../../src/browser/elementChanges'
import { isComposing } from '../../src/browser/isComposing'
import { navigate } from '../../src/browser/navigate'
import { routes } from '../../src/model/address/routes'
import { readBoolean, readText } from '../../src/runtime/attributes'
import { attachPreview } from './attachPreview'
import type { SearchPageProps, SearchProps } from './props'

/** Finds the field and its collections, or the parts of a search page. Returns `null` without them. */
export function parse(element: HTMLElement): SearchProps | SearchPageProps | null {
  if (element.matches('.sqs-search-page')) return readSearchPage(element)
  const input = element.querySelector<HTMLInputElement>('input.search-input, input[type="search"]')
  if (!input) return null
  const hasPreview = readBoolean(element, 'data-preview')
  return { input, collectionIds: readText(element, 'data-collection'), hasPreview }
}

/** Loads the code that requests the preview, if there is one, or the code of the search page. */
export async function prepare(props: SearchProps | SearchPageProps): Promise<SearchProps | SearchPageProps> {
  if ('box' in props) return { ...props, attachPage: (await import('./attachSearchPage')).attachSearchPage }
  if (!props.hasPreview) return props
  const { fetchPreview } = await import('./fetchPreview')
  return { ...props, load: fetchPreview }
}

/**
 * B4 Search block: Enter opens the search page, and a preview shows the first results. The search page itself gets its
 * field and the results.
 */
export function attach(element: HTMLElement, props: SearchProps | SearchPageProps): () => void {
  if ('box' in props) return props.attachPage?.(element, props) ?? (() => {})
  const changes = recordChanges()
  const { input, load } = props
  // Added first, so that it is called first: Enter on a result opens that page.
  if (load) changes.onUndo(attachPreview(element, { ...props, load }))
  changes.listen(input, 'keydown', (event) => {
    // The platform's field has no form around it. If the page has one, the browser submits it.
    if (event.key !== 'Enter' || isComposing(event) || event.defaultPrevented || input.closest('form')) return
    event.preventDefault()
    navigate(addressOf(props))
  })
  return changes.undo
}

/** The URL of the search page for a query; `f_collectionId` is the platform's name for one collection. */
function addressOf({ input, collectionIds }: SearchProps): string {
  const query = new URLSearchParams({ q: input.value.trim(), ...(collectionIds && { f_collectionId: collectionIds }) })
  return `${routes.search}?${query}`
}

/** The parts of the platform's search page. `null` if one is missing, or if the server has drawn a field. */
function readSearchPage(element: HTMLElement): SearchPageProps | null {
  const find = (name: string) => element.querySelector<HTMLElement>(name)
  const [box, output, notice] = ['input', 'output', 'notice'].map((part) => find(`.sqs-search-page-${part}`))
  const [list, more] = [find('.search-results'), find('.sqs-search-page-more')]
  if (!box || !output || !notice || !list || !more || box.querySelector('input')) return null
  const params = new URLSearchParams(location.search)
  const [query, collectionIds] = ['q', 'f_collectionId'].map((key) => params.get(key)?.trim() ?? '') as [string, string]
  return { box, output, notice, list, more, query, collectionIds }
}
