import { readCookie, writeCookie } from '../../src/browser/cookies'
import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { isComposing } from '../../src/browser/isComposing'
import { isEditable } from '../../src/browser/isEditable'
import { queryValue } from '../../src/browser/queryString'
import { BlockError } from '../../src/errors/BlockError'
import { framePath, previewCookie } from '../../src/model/address/redirect'
import { element, icon } from '../../src/ui/element'
import { isEscapeStackEmpty } from '../../src/ui/escapeStack'
import { makeOthersInert } from '../../src/ui/makePageInert'
import { adoptStyles } from '../../src/ui/styles'
import css from './configurationPanel.css?inline'
import { messages } from './messages'
import type { ConfigurationPanelProps } from './props'

const expandedClass = 'is-preview-expanded'
const expand = 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'
const collapse = 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5'

/** Reads `frameUrl` from the query, and whether the preview opens in full screen. Throws without an `<iframe>`. */
export function parse(panel: HTMLElement): ConfigurationPanelProps {
  const frame = panel.querySelector('iframe')
  if (!frame) throw new BlockError(messages.noFrame)
  return {
    frame,
    frameUrl: framePath(queryValue('frameUrl') ?? '/'),
    guide: panel.querySelector<HTMLElement>('[data-guide]'),
    isExpanded: readCookie(previewCookie) === 'true',
  }
}

/** Shows the page in the frame, and adds the buttons. Escape closes the guide, or toggles the full-screen preview. */
export function attach(
  panel: HTMLElement,
  { frame, frameUrl, guide, isExpanded }: ConfigurationPanelProps,
): () => void {
  adoptStyles('configuration-panel', css)
  const changes = recordChanges()
  if (!frame.title) changes.attribute(frame, 'title', messages.frame)
  changes.attribute(frame, 'src', frameUrl)
  const toggle = addPreview(panel, frame, isExpanded, changes)
  const closeGuide = guide ? addGuide(panel, guide, changes) : () => false
  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, repeat, defaultPrevented } = event
    if (
      key !== 'Escape' ||
      shiftKey ||
      ctrlKey ||
      altKey ||
      metaKey ||
      repeat ||
      isComposing(event) ||
      defaultPrevented
    )
      return
    if (!isEscapeStackEmpty() || isEditable(event.composedPath()[0] as Element)) return
    event.preventDefault()
    if (!closeGuide()) toggle()
  }
  changes.listen(document, 'keydown', onKey)
  const listenInFrame = () => {
    try {
      frame.contentWindow?.addEventListener('keydown', onKey, { signal: changes.signal })
    } catch {
      // The owner has followed a link to another site.
    }
  }
  changes.listen(frame, 'load', listenInFrame)
  listenInFrame()
  return changes.undo
}

/** Adds the button of the full-screen preview. Returns a function that toggles it. */
function addPreview(panel: HTMLElement, frame: HTMLElement, isExpanded: boolean, changes: ElementChanges): () => void {
  const button = changes.own(element('button', { type: 'button', class: 'skerry-panel-button is-preview-toggle' }))
  let wakeOthers = () => {}
  changes.onUndo(() => wakeOthers())
  const show = (isOn: boolean) => {
    changes.classed(panel, expandedClass, isOn)
    button.setAttribute('aria-label', isOn ? messages.collapse : messages.expand)
    button.replaceChildren(icon(isOn ? collapse : expand))
    // The keyboard must not reach what the frame covers.
    const focused = document.activeElement
    wakeOthers()
    wakeOthers = isOn ? makeOthersInert(frame, (other) => other === button || isAbove(other)) : () => {}
    if (focused?.closest('[inert]')) button.focus({ preventScroll: true })
    writeCookie(previewCookie, String(isOn))
  }
  const toggle = () => show(!panel.classList.contains(expandedClass))
  changes.listen(button, 'click', toggle)
  panel.append(button)
  show(isExpanded)
  return toggle
}

/**
 * Adds the buttons that open and close the guide. Returns a function that closes it and returns whether it was open.
 */
function addGuide(panel: HTMLElement, guide: HTMLElement, changes: ElementChanges): () => boolean {
  const opener = changes.own(
    element(
      'button',
      { type: 'button', class: 'skerry-panel-button is-guide-opener', 'aria-label': messages.openGuide },
      '?',
    ),
  )
  const closer = changes.own(
    element('button', {
      type: 'button',
      class: 'skerry-panel-button is-guide-closer',
      'aria-label': messages.closeGuide,
    }),
  )
  closer.append(icon('M6 6l12 12M18 6L6 18'))
  const show = (isOpen: boolean) => {
    changes.attribute(guide, 'hidden', isOpen ? null : '')
    opener.hidden = isOpen
  }
  const close = () => {
    const isOpen = !guide.hidden && !panel.classList.contains(expandedClass)
    if (!isOpen) return false
    const hadFocus = guide.contains(document.activeElement)
    show(false)
    if (hadFocus) opener.focus()
    return true
  }
  changes.listen(closer, 'click', close)
  changes.listen(opener, 'click', () => {
    show(true)
    closer.focus()
  })
  guide.prepend(closer)
  guide.before(opener)
  show(!guide.hidden)
  return close
}

/** Whether an element contains overlays such as dialogs. */
function isAbove(element: Element): boolean {
  return element.shadowRoot !== null
}
