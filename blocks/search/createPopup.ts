import type { ElementChanges } from '../../src/browser/elementChanges'
import { element as create } from '../../src/ui/element'
import { newId } from '../../src/ui/newId'
import { createSpokenText } from '../../src/ui/spokenText'
import { drawResult } from './drawResult'
import { messages } from './messages'
import type { SearchResult } from './props'

/** The list below a search field. The focus stays in the field, which names the active result. */
export interface Popup {
  readonly isOpen: () => boolean
  /** Opens it with a message until there are results. Earlier results stay visible. */
  readonly waits: (message: string) => void
  /** Opens it with results and announces the message; shows the message if there are none. */
  readonly show: (results: readonly SearchResult[], message: string) => void
  readonly close: () => void
  /** Makes the next or previous result the active one, around the ends. */
  readonly move: (step: 1 | -1) => void
  /** Opens the active result, as a click with these keys would. Returns false without one. */
  readonly follow: (keys: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => boolean
}

/** Creates the popup in the block, closed, with the platform's classes, which templates style. */
export function createPopup(block: HTMLElement, input: HTMLInputElement, changes: ElementChanges): Popup {
  const id = newId('search')
  const list = create('div', { class: 'sqs-search-ui-list', role: 'listbox', id, 'aria-label': messages.label })
  const notice = create('div', { class: 'search-result-notice hide', 'aria-hidden': 'true', dir: 'auto' })
  const result = create('div', { class: 'sqs-search-ui-result' }, notice, list)
  const popup = create('div', { class: 'sqs-search-preview-ui skerry-search-preview', popover: 'manual' }, result)
  const status = createSpokenText({ role: 'status' })
  let options: readonly HTMLAnchorElement[] = []
  let active = -1
  let isOpen = false

  const activate = (index: number) => {
    active = index
    options.forEach((option, place) => {
      option.classList.toggle('selected', place === active)
      option.setAttribute('aria-selected', String(place === active))
    })
    changes.attribute(input, 'aria-activedescendant', options[active]?.id ?? null)
    options[active]?.scrollIntoView?.({ block: 'nearest' })
  }
  const draw = (results: readonly SearchResult[]) => {
    options = results.map((one, index) => drawResult(one, `${id}-${index}`))
    list.replaceChildren(...options)
    list.hidden = options.length === 0
    activate(-1)
  }
  const say = (message: string, isShown: boolean) => {
    status.textContent = message
    notice.textContent = message
    notice.classList.toggle('hide', !isShown)
  }
  const open = () => {
    if (!isOpen) popup.togglePopover?.(true)
    popup.classList.add('is-open')
    isOpen = true
    // Only a list with results is open: a message alone is nothing to choose from.
    changes.attribute(input, 'aria-expanded', String(options.length > 0))
    place(popup, block)
  }
  const close = () => {
    if (!isOpen) return
    isOpen = false
    draw([])
    say('', false)
    changes.attribute(input, 'aria-expanded', 'false')
    popup.classList.remove('is-open')
    if (popup.isConnected) popup.togglePopover?.(false)
  }

  const served = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': id }
  for (const [name, value] of Object.entries({ ...served, autocomplete: 'off' })) changes.attribute(input, name, value)
  block.append(popup, status)
  draw([])
  changes.onUndo(() => {
    popup.remove()
    status.remove()
  })
  changes.listen(popup, 'mousedown', (event) => event.preventDefault()) // keeps focus in the field
  changes.listen(window, 'resize', () => {
    if (isOpen) place(popup, block)
  })

  return {
    isOpen: () => isOpen,
    close,
    waits(message) {
      say(message, options.length === 0)
      open()
    },
    show(results, message) {
      draw(results)
      say(message, results.length === 0)
      open()
    },
    move(step) {
      const { length } = options
      if (length > 0) activate(active < 0 && step < 0 ? length - 1 : (active + step + length) % length)
    },
    follow({ ctrlKey, metaKey, shiftKey }) {
      const option = options[active]
      option?.dispatchEvent(
        new MouseEvent('click', { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true, view: window }),
      )
      return Boolean(option)
    },
  }
}

/** Places the popup below the field. It is in the top layer, so no section of the page cuts it off or covers it. */
function place(popup: HTMLElement, block: HTMLElement): void {
  if (!popup.togglePopover) return
  const { left, bottom, width } = block.getBoundingClientRect()
  const { style } = popup
  style.setProperty('position', 'absolute')
  style.setProperty('inset', 'auto')
  style.setProperty('left', `${left + scrollX}px`)
  style.setProperty('top', `${bottom + scrollY}px`)
  style.setProperty('width', `${width}px`)
}
