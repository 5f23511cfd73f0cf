import type { ElementChanges } from '../../src/browser/elementChanges'
import { element } from '../../src/ui/element'
import { drawResult } from './drawResult'
import { messages } from './messages'
import type { SearchResult } from './props'

/** The results in the list below a search field, one of which may be active. */
export interface Options {
  readonly list: HTMLElement
  readonly count: () => number
  readonly draw: (results: readonly SearchResult[]) => void
  /** Makes the next or previous result active, and wraps around at the ends. */
  readonly move: (step: 1 | -1) => void
  /** Makes no result active. */
  readonly leave: () => void
  /** Opens the active result, like a click with these modifier keys. Returns false if there is none. */
  readonly follow: (keys: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => boolean
}

/** Creates an empty list. The field refers to the active result. */
export function createOptions(id: string, input: HTMLInputElement, changes: ElementChanges): Options {
  const list = element('div', { class: 'sqs-search-ui-list', role: 'listbox', id, 'aria-label': messages.label })
  let options: readonly HTMLAnchorElement[] = []
  let active = -1

  const activate = (index: number) => {
    active = index
    options.forEach((option, place) => {
      option.classList.toggle('selected', place === active)
      option.setAttribute('aria-selected', String(place === active))
    })
    changes.attribute(input, 'aria-activedescendant', options[active]?.id ?? null)
    options[active]?.scrollIntoView?.({ block: 'nearest' })
  }

  return {
    list,
    count: () => options.length,
    draw(results) {
      options = results.map((one, index) => drawResult(one, `${id}-${index}`))
      list.replaceChildren(...options)
      list.hidden = options.length === 0
      activate(-1)
    },
    move(step) {
      const { length } = options
      if (length > 0) activate(active < 0 && step < 0 ? length - 1 : (active + step + length) % length)
    },
    leave: () => activate(-1),
    follow({ ctrlKey, metaKey, shiftKey }) {
      const option = options[active]
      option?.dispatchEvent(
        new MouseEvent('click', { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true, view: window }),
      )
      return Boolean(option)
    },
  }
}
