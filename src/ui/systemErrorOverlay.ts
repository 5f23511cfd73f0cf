import { atStop } from '../browser/atStop'
import { shared } from '../browser/shared'
import { format } from '../language/format'
import { element, icon } from './element'
import { pushEscape } from './escapeStack'
import { containFocus } from './focusContainment'
import { makePageInert } from './makePageInert'
import { messages } from './messages'
import { openLayer } from './overlayHost'
import { adoptStyles } from './styles'
import css from './systemErrorOverlay.css?inline'
import { focusedElement } from './tabbables'

// Drawn without React: the overlay must appear even if the network is down and no further chunk can be loaded.

/** An error from the data layer. */
export interface SystemError {
  readonly message: string
  /** Whether the server has removed the details. If so, the visitor sees a general message instead of this one. */
  readonly isCleaned?: boolean
}

type Seen = { readonly text: string; readonly isCleaned: boolean; times: number }
type Open = { readonly seen: Seen[]; readonly draw: () => void; readonly close: () => void }
type Held = { open?: Open }

const held = () => shared<Held>('systemErrors', () => ({}))

const mark = 'M12 5v8.5M12 18.9v.1'

/**
 * Covers the page with an unhandled error (A2, A8 Data layer). While it is open, further errors are added to the list
 * and repeated ones are counted. 'Clear' and Escape close it; 'Reload Page' reloads.
 */
export function showSystemError(error: SystemError): void {
  const open = held().open ?? openOverlay()
  const isCleaned = error.isCleaned === true
  const text = isCleaned ? messages.cleanedError : error.message
  const known = open.seen.find((seen) => seen.text === text)
  if (known) known.times++
  else open.seen.push({ text, isCleaned, times: 1 })
  open.draw()
}

/** Closes the overlay with all its errors, as 'Clear' does. */
export function clearSystemErrors(): void {
  held().open?.close()
}

function openOverlay(): Open {
  const returnTo = focusedElement()
  const layer = openLayer('system-error', clearSystemErrors)
  adoptStyles('systemErrorOverlay', css, layer.shadow)
  const title = element('h1', { class: 'system-error__title', id: 'skerry-system-error-title', tabindex: '-1' })
  const list = element('ul', { class: 'system-error__list', id: 'skerry-system-error-list', 'aria-live': 'polite' })
  const overlay = element(
    'div',
    {
      class: 'system-error',
      role: 'alertdialog',
      'aria-modal': 'true',
      'aria-labelledby': title.id,
      'aria-describedby': list.id,
    },
    element(
      'div',
      { class: 'system-error__page' },
      element('span', { class: 'system-error__mark' }, icon(mark)),
      title,
      list,
      element(
        'div',
        { class: 'system-error__buttons' },
        button(messages.reloadPage, 'button button--primary', () => location.reload()),
        button(messages.clear, 'button', clearSystemErrors),
      ),
    ),
  )
  const seen: Seen[] = []
  const draw = () => {
    title.textContent = titleOf(seen)
    list.replaceChildren(...seen.map(itemOf))
  }
  layer.element.append(overlay)
  const release = containFocus({ container: overlay })
  const wakePage = makePageInert(layer)
  const popEscape = pushEscape(clearSystemErrors)
  const close = () => {
    held().open = undefined
    popEscape()
    release()
    wakePage()
    layer.close()
    if (returnTo?.isConnected) returnTo.focus()
  }
  const open = { seen, draw, close }
  held().open = open
  atStop(clearSystemErrors)
  queueMicrotask(() => title.focus()) // after it has its text
  return open
}

function titleOf(seen: readonly Seen[]): string {
  return seen.some(({ isCleaned }) => isCleaned) ? messages.somethingWentWrong : messages.errorTitle
}

function itemOf({ text, isCleaned, times }: Seen): HTMLElement {
  const item = element('li', { class: 'system-error__item', 'data-cleaned': String(isCleaned) }, text)
  if (times > 1)
    item.append(element('span', { class: 'system-error__count' }, format(messages.timesSeen, { count: times })))
  return item
}

function button(label: string, className: string, onClick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', class: className, onclick: onClick }, label)
}
