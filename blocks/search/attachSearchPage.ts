import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { markOwn } from '../../src/browser/ownElements'
import { isPlainClick, isPress } from '../../src/browser/plainClick'
import { format } from '../../src/language/format'
import { element } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { mayMoveFocus } from '../../src/ui/tabbables'
import { drawItem } from './drawResult'
import { fetchPages } from './fetchResults'
import { messages } from './messages'
import type { SearchPageProps, SearchResult } from './props'
import css from './searchPage.css?inline'
import { keepPosition, readPosition, returnTo } from './searchPosition'

/**
 * Fills the platform's empty search page: a field, and the results for the query in the page's URL. Each search has its
 * own URL, so Back, reload and a copied link work as on any page.
 */
export function attachSearchPage(_: HTMLElement, props: SearchPageProps): () => void {
  adoptStyles('search-page', css)
  const changes = recordChanges()
  props.box.prepend(changes.own(drawForm(props)))
  if (props.query) showResults(props, changes)
  return changes.undo
}

function drawForm({ query, collectionIds }: SearchPageProps): HTMLElement {
  const labels = { 'aria-label': messages.searchFor, placeholder: messages.searchFor }
  const field = element('input', { class: 'search-input', type: 'search', name: 'q', value: query, ...labels })
  const only = { type: 'hidden', name: 'f_collectionId', value: collectionIds }
  return element(
    'form',
    { class: 'skerry-search-form', role: 'search', method: 'get', action: location.pathname },
    field,
    ...(collectionIds ? [element('input', only)] : []),
    element('button', { type: 'submit' }, messages.search),
  )
}

/** Shows the first page of the results, or as many pages as when the visitor left, and the next one on request. */
function showResults(props: SearchPageProps, changes: ElementChanges): void {
  const { output, notice, list, more, query, collectionIds } = props
  const before = readPosition()
  let [page, seen, isLoading] = [0, 0, false]
  const failure = createFailure(props, changes, () => {
    ;(page === 0 ? output : more).focus({ preventScroll: true }) // the button will be removed
    again()
  })
  const say = (message: string) => {
    notice.textContent = message
  }
  const load = async () => {
    if (isLoading) return
    isLoading = true
    const isFirst = page === 0
    failure.remove()
    if (isFirst) say(messages.searching)
    changes.attribute(more, 'aria-disabled', 'true')
    try {
      const end = isFirst ? before.pages : page + 1
      const answer = await fetchPages({ query, collectionIds, page }, end, changes.signal)
      if (changes.signal.aborted) return // some of the pages may have arrived
      page += answer.pages
      seen += answer.count
      const rows = answer.results.map(drawRow)
      list.append(...rows)
      const total = Math.max(answer.total, seen)
      say(total ? format(messages.found, { count: total }) : format(messages.nothing, { query }))
      changes.style(more, 'display', answer.count > 0 && seen < total ? null : 'none')
      if (isFirst) returnTo(before)
      else if (mayMoveFocus(more)) rows[0]?.querySelector('a')?.focus()
      if (!isFirst || before.top) keepPosition({ pages: page, top: 0 })
    } catch {
      if (!changes.signal.aborted) failure.show(isFirst)
    }
    isLoading = false
    changes.attribute(more, 'aria-disabled', null)
  }
  const again = () => void load()

  prepareShell(props, changes)
  changes.style(more, 'display', 'none')
  changes.onUndo(() => {
    notice.textContent = ''
    list.replaceChildren()
  })
  changes.listen(list, 'click', (event) => {
    if (isPlainClick(event)) keepPosition({ pages: page, top: scrollY })
  })
  changes.listen(more, 'click', again)
  changes.listen(more, 'keydown', (event) => {
    if (!isPress(event)) return
    event.preventDefault()
    again()
  })
  again()
}

/**
 * Shows where the visitor is looking that a search has failed: above the results, or next to the button for more
 * results.
 */
function createFailure({ notice, more }: SearchPageProps, changes: ElementChanges, onclick: () => void) {
  const retry = changes.own(
    element('button', { type: 'button', class: 'skerry-search-retry', onclick }, messages.retry),
  )
  const alert = element('p', { role: 'alert' }, messages.searchFailed)
  const beside = changes.own(element('div', { class: 'skerry-search-failed' }, alert))
  return {
    show(isFirst: boolean) {
      if (isFirst) {
        notice.textContent = messages.searchFailed
        notice.after(retry)
      } else {
        beside.append(retry)
        more.after(beside)
      }
    },
    remove() {
      beside.remove()
      retry.remove()
    },
  }
}

/** Makes the served page usable: the platform hides empty elements, and its button only looks like one. */
function prepareShell({ output, notice, list, more }: SearchPageProps, changes: ElementChanges): void {
  for (const part of [output, notice]) changes.classed(part, 'hide', false)
  changes.style(output, 'opacity', null)
  changes.attribute(output, 'tabindex', -1)
  changes.attribute(notice, 'role', 'status')
  changes.attribute(list, 'role', 'list')
  changes.attribute(more, 'role', 'button')
  changes.attribute(more, 'tabindex', 0)
}

function drawRow(result: SearchResult): HTMLElement {
  const link = element('a', { class: 'skerry-search-link', href: result.href }, drawItem(result))
  return markOwn(element('div', { class: 'search-result', role: 'listitem' }, link))
}
