import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { format } from '../../src/language/format'
import { element } from '../../src/ui/element'
import { createSpokenText } from '../../src/ui/spokenText'
import { arrange } from './arrange'
import type { ListAnswer } from './fetchList'
import { messages } from './messages'
import type { ProductListProps } from './props'
import { productsOf } from './readList'
import { createSync } from './syncControls'

/** The classes that templates use to style the button. */
const buttonClasses = 'sqs-block-button-element sqs-block-button-element--small'

/** A list on the page. */
export interface ListView {
  readonly list: ProductListProps
  /** The ids of the visible products, in order. */
  readonly ids: () => readonly string[]
  readonly showLoading: () => void
  readonly endLoading: () => void
  /**
   * Shows the products of a response. Returns false, without changes, if its controls differ from the page's, or if it
   * has page links and the page has no place for them.
   */
  readonly show: (answer: ListAnswer) => boolean
  readonly arrange: (ids: readonly string[]) => void
  /** Announces that loading failed and the list is unchanged. */
  readonly showFailure: (retry: () => void) => void
  /** Restores the served list. */
  readonly restore: () => void
}

export function createListView(list: ProductListProps): ListView {
  const { root, items, pages } = list
  const changes = recordChanges()
  const served = [...items.childNodes]
  const products = productsOf(items)
  let shown: readonly string[] = [...products.keys()]
  const spoken = changes.own(createSpokenText({ role: 'status' }))
  const count = createCount(list, spoken, changes)
  const failure = createFailure(items, changes)
  root.append(spoken)
  const sync = createSync(list.controls, changes)

  const showProducts = (ids: readonly string[]) => {
    shown = ids
    const wanted = ids.flatMap((id) => products.get(id) ?? [])
    for (const product of products.values()) {
      const isShown = wanted.includes(product)
      changes.attribute(product, 'hidden', isShown ? null : '')
      changes.style(product, 'display', isShown ? null : 'none') // a template may override `hidden`
    }
    arrange(items, wanted)
  }
  const end = () => {
    changes.attribute(items, 'aria-busy', null)
    failure.hide()
  }
  return {
    list,
    ids: () => shown,
    showLoading() {
      failure.lock()
      changes.attribute(items, 'aria-busy', 'true')
    },
    endLoading: end,
    show({ ids, products: sent, controls, total, countText, pageLinks }) {
      if ((pageLinks.length > 0 && !pages) || !sync(controls)) return false
      end()
      for (const [id, product] of sent) if (!products.has(id)) products.set(id, product)
      showProducts(ids)
      if (pages) changes.content(pages, pageLinks)
      count.show(total, countText)
      return true
    },
    arrange: showProducts,
    showFailure(retry) {
      changes.attribute(items, 'aria-busy', null)
      spoken.textContent = ''
      failure.show(retry)
    },
    restore() {
      changes.undo()
      items.replaceChildren(...served)
    },
  }
}

/** The message above the products that loading failed. It stays during a retry, and its button keeps the focus. */
function createFailure(items: HTMLElement, changes: ElementChanges) {
  let retry = () => {}
  const words = element('p')
  const onclick = () => {
    if (!button.hasAttribute('aria-disabled')) retry()
  }
  const button = element('button', { type: 'button', class: buttonClasses, onclick })
  const failure = changes.own(element('div', { class: 'skerry-list-failure', role: 'alert' }, words, button))
  return {
    show(onRetry: () => void) {
      retry = onRetry
      words.textContent = messages.failed // new text, which is announced again
      button.textContent = messages.retry
      button.removeAttribute('aria-disabled')
      // If inserted again, the button would lose the focus.
      if (!failure.isConnected) items.before(failure)
    },
    lock: () => button.setAttribute('aria-disabled', 'true'),
    hide() {
      if (document.activeElement === button) {
        changes.attribute(items, 'tabindex', -1)
        items.focus({ preventScroll: true })
      }
      failure.remove()
    },
  }
}

/** Shows the number of products: in its own element, to screen readers, and as a message if there are none. */
function createCount({ items, count, empty }: ProductListProps, spoken: HTMLElement, changes: ElementChanges) {
  const none = changes.own(element('p', { class: 'skerry-list-none' }, messages.none))
  return {
    show(total: number, text: string) {
      const words = text || format(messages.count, { count: total })
      if (count) changes.content(count, [words])
      spoken.textContent = total === 0 ? `${words}. ${(empty ?? none).textContent.trim()}` : words
      if (empty) changes.attribute(empty, 'hidden', total === 0 ? null : '')
      else if (total === 0) items.after(none)
      else none.remove()
    },
  }
}
