import { recordChanges } from '../../src/browser/elementChanges'
import { onAnnouncement } from '../../src/data/announcements'
import { element } from '../../src/ui/element'
import { openPageDialog } from '../../src/ui/pageDialog'
import { adoptStyles } from '../../src/ui/styles'
import { messages } from './messages'
import { rememberPopup } from './popupMemory'
import css from './popupOverlay.css?inline'
import type { PopupOverlayProps } from './props'

const ignore = () => {}

/** Opens the popup overlay with a copy of its template. Returns a function that removes it. */
export function openPopup({ template, page, style, version }: PopupOverlayProps): () => void {
  const changes = recordChanges()
  const content = element('div', { class: `sqs-popup-overlay skerry-popup-overlay is-${style}` })
  content.append(document.importNode(template.content, true))
  adoptStyles('popup-overlay', css)
  let isSubmitted = false
  changes.onUndo(
    onAnnouncement('form saved', ({ formId, isOverlayForm }) => {
      if (!isOverlayForm || !template.innerHTML.includes(formId)) return // sent by another form on the page
      isSubmitted = true
      changes.onUndo(rememberPopup({ version, isSubmitted, closedAt: Date.now() })) // it may never be closed
    }),
  )
  const { dialog, remove } = openPageDialog({
    label: labelOf(content),
    closeLabel: messages.close,
    content,
    onClose() {
      if (!changes.signal.aborted) changes.onUndo(rememberPopup({ version, isSubmitted, closedAt: Date.now() }))
    },
  })
  for (const part of [dialog, content]) {
    part.style.backgroundColor = style === 'dark' ? '#111' : '#fff'
    part.style.color = style === 'dark' ? '#fff' : '#111'
  }
  import('../../src/telemetry/census').then(({ recordOverlay }) => recordOverlay(page), ignore) // B7: ignore failures
  return () => {
    changes.undo() // before it is removed: only the visitor closes it
    remove()
  }
}

/** The name for screen readers: the first heading. */
function labelOf(content: HTMLElement): string {
  return content.querySelector('h1, h2, h3, h4, h5, h6')?.textContent?.trim() || messages.title
}
