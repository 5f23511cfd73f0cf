import type { ElementChanges } from '../../src/browser/elementChanges'
import { element as create } from '../../src/ui/element'
import { newId } from '../../src/ui/newId'
import { createSpokenText } from '../../src/ui/spokenText'
import { createOptions, type Options } from './createOptions'
import type { SearchResult } from './props'

/** The list below a search field. The focus stays in the field, which refers to the active result. */
export interface Popup extends Pick<Options, 'move' | 'leave' | 'follow'> {
  readonly isOpen: () => boolean
  /** Opens the popup with a message until there are results. Earlier results stay visible. */
  readonly waits: (message: string) => void
  /** Opens the popup with results and announces the message; shows the message if there are none. */
  readonly show: (results: readonly SearchResult[], message: string) => void
  readonly close: () => void
}

/** Creates a closed popup in the block, with the platform's class names, which templates style. */
export function createPopup(block: HTMLElement, input: HTMLInputElement, changes: ElementChanges): Popup {
  const id = newId('search')
  const { list, count, draw, move, leave, follow } = createOptions(id, input, changes)
  const notice = create('div', { class: 'search-result-notice hide', 'aria-hidden': 'true', dir: 'auto' })
  const result = create('div', { class: 'sqs-search-ui-result' }, notice, list)
  const popup = create('div', { class: 'sqs-search-preview-ui skerry-search-preview', popover: 'manual' }, result)
  const status = createSpokenText({ role: 'status' })
  let isOpen = false

  const say = (message: string, isShown: boolean) => {
    status.textContent = message
    notice.textContent = message
    notice.classList.toggle('hide', !isShown)
  }
  const open = () => {
    if (!isOpen) popup.togglePopover?.(true)
    popup.classList.add('is-open')
    isOpen = true
    // Reported as open only with results: a message alone offers nothing to choose from.
    changes.attribute(input, 'aria-expanded', String(count() > 0))
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

  prepareField(input, id, changes)
  block.append(changes.own(popup), changes.own(status))
  draw([])
  changes.listen(popup, 'mousedown', (event) => event.preventDefault()) // keeps focus in the field
  whenMoved(() => isOpen && place(popup, block), changes)

  return {
    isOpen: () => isOpen,
    close,
    move,
    leave,
    follow,
    waits(message) {
      say(message, count() === 0)
      open()
    },
    show(results, message) {
      draw(results)
      say(message, results.length === 0)
      open()
    },
  }
}

/**
 * Describes the list to screen readers, and turns off the browser's own suggestions. Turns them on again while the
 * visitor leaves the page, because browsers do not restore the text of a field with `autocomplete="off"`.
 */
function prepareField(input: HTMLInputElement, list: string, changes: ElementChanges): void {
  const added = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': list }
  for (const [name, value] of Object.entries(added)) changes.attribute(input, name, value)
  const served = input.getAttribute('autocomplete')
  const turnOff = () => changes.attribute(input, 'autocomplete', 'off')
  turnOff()
  changes.listen(window, 'pagehide', () => changes.attribute(input, 'autocomplete', served))
  changes.listen(window, 'pageshow', turnOff)
}

/** Calls back when the field may have moved on the page: in a fixed header it moves with every scroll. */
function whenMoved(listener: () => void, changes: ElementChanges): void {
  changes.listen(window, 'resize', listener)
  changes.listen(document, 'scroll', listener, { capture: true, passive: true })
}

/** Places the popup below the field. It is in the top layer, so no section of the page crops or covers it. */
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
