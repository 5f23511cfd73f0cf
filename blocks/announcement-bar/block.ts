import { recordChanges } from '../../src/browser/elementChanges'
import { isInEditor } from '../../src/browser/isInEditor'
import { pageAddress } from '../../src/browser/pageAddress'
import { whenChangedElsewhere } from '../../src/browser/whenChangedElsewhere'
import { safeRedirect } from '../../src/model/address/redirect'
import { withoutControls } from '../../src/model/address/withoutControls'
import { readAnnouncement } from '../../src/model/page/announcement'
import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import { announcementPlace, hasAnnouncementBar } from '../../src/runtime/announcementPlace'
import { removeAnnouncementRoom } from '../../src/runtime/announcementRoom'
import { showsAnnouncementBar } from '../../src/runtime/pageContext'
import { element } from '../../src/ui/element'
import { sanitiseHtml } from '../../src/ui/html'
import { newId } from '../../src/ui/newId'
import { adoptStyles } from '../../src/ui/styles'
import { tabbables } from '../../src/ui/tabbables'
import css from './announcementBar.css?inline'
import { isClosed, rememberClosed } from './closedAnnouncement'
import { messages } from './messages'
import type { AnnouncementBarProps } from './props'

/** Returns `null` if there is nothing to announce, if it was closed before, or if the page already has a bar. */
export function parse(_: HTMLElement, { websiteSettings }: Page): AnnouncementBarProps | null {
  const announcement = readAnnouncement(websiteSettings.announcementBarSettings, showsAnnouncementBar())
  if (isInEditor() || hasAnnouncementBar()) return null
  return announcement && !isClosed(announcement) ? announcement : null
}

/** Sanitises the text, which a script of the page may have written. */
export async function prepare(props: AnnouncementBarProps): Promise<AnnouncementBarProps> {
  return { ...props, content: await sanitiseHtml(props.text) }
}

/** Shows the bar in the template's placeholder, or at the top of the page, with the classes that templates style. */
export function attach(_: HTMLElement, { content, ...announcement }: AnnouncementBarProps): () => void {
  const changes = recordChanges()
  removeAnnouncementRoom()
  if (!content || (!content.textContent?.trim() && !content.querySelector('img, svg'))) return changes.undo
  adoptStyles('announcement-bar', css)
  const close = element('button', {
    type: 'button',
    class: 'sqs-announcement-bar-close',
    'aria-label': messages.close,
    onclick: onClose,
  })
  const id = newId('announcement')
  const words = element('div', { class: 'sqs-announcement-bar-text-inner', id }, content.cloneNode(true))
  const text = element('div', { class: 'sqs-announcement-bar-text' }, words, close)
  const area = element('div', { class: 'sqs-announcement-bar-content' }, ...linkOf(announcement, id), text)
  const bar = element('div', { class: 'sqs-announcement-bar', role: 'region', 'aria-label': messages.title }, area)
  const place = announcementPlace()
  const isBody = place === document.body
  const outermost = changes.own(isBody ? bar : element('div', { class: 'sqs-announcement-bar-custom-location' }, bar))
  place.prepend(outermost)
  whenChangedElsewhere(changes, () => {
    if (isClosed(announcement)) outermost.remove()
  })
  return changes.undo

  function onClose(event: Event): void {
    // After a mouse click, leave the focus where it is: the next element may be a link that becomes visible on focus.
    const isKey = (event as MouseEvent).detail === 0
    const next = isKey && tabbables(document).find((one) => follows(one, bar))
    outermost.remove()
    changes.onUndo(rememberClosed(announcement))
    if (next) next.focus({ preventScroll: true })
  }
}

function follows(element: Element, bar: Element): boolean {
  return bar.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING // and not inside the bar
}

/** The link that covers the bar. It does not wrap the text, which may contain links of its own. */
function linkOf({ link }: AnnouncementBarProps, labelId: string): HTMLElement[] {
  if (!isRecord(link) || typeof link.url !== 'string') return []
  const { url, newWindow } = link
  const href = /^(?:tel|mailto|sms):/i.test(withoutControls(url))
    ? withoutControls(url)
    : safeRedirect(url, pageAddress())
  if (href === null) return []
  const target = newWindow === true && { target: '_blank', rel: 'noopener' }
  return [element('a', { class: 'sqs-announcement-bar-url', href, 'aria-labelledby': labelId, ...target })]
}
