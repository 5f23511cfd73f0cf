import { type Announcement, announcementId, closedAnnouncementKey, readAnnouncement } from '../model/page/announcement'
import { announcementPlace, barClass, hasAnnouncementBar } from './announcementPlace'
import { findAnnouncementRoom, removeAnnouncementRoom, roomAttribute } from './announcementRoom'
import type { EarlyLook } from './early'
import type { PageContext } from './pageContext'

/** Where a page's content begins. Templates have their place for an announcement above it. */
const content = 'main,.sqs-layout,.sqs-slide-wrapper'

/**
 * The styles that determine the bar's height until its own style sheet has loaded. The template's rules override them.
 */
const look: EarlyLook = {
  part: `.${barClass}-text`,
  definition: { name: barClass, early: 'padding:13px 52px;overflow-wrap:anywhere;p{margin:0}' },
}

/**
 * Reserves the height of the owner's announcement (B20), where the bar will be, before the page is painted. It adds the
 * text of the announcement, invisible, in elements that the template styles like those of the bar. Call it again while
 * the page is being parsed, because the template's place for it may follow. Does nothing if the page has a bar already,
 * or if the visitor has closed it. Takes a function that adds early looks.
 */
export function reserveAnnouncementRoom(adopt: (looks: readonly EarlyLook[]) => unknown): void {
  const place = announcementPlace()
  if (findAnnouncementRoom()?.parentNode === place || hasAnnouncementBar()) return
  const announcement = announced()
  if (!announcement || (place === document.body && mayHavePlace())) return
  removeAnnouncementRoom()
  adopt([look])
  place.prepend(roomFor(announcement))
}

/** Whether the template's place for it may still follow: it is never below the content or below the first screen. */
function mayHavePlace(): boolean {
  return (
    document.readyState === 'loading' &&
    !document.querySelector(content) &&
    document.documentElement.scrollHeight <= innerHeight
  )
}

/** The announcement of the page, unless the visitor has closed it. */
function announced(): Announcement | null {
  let announcement: Announcement | null = null
  try {
    // The cast may be wrong: an error for a missing part is caught.
    const { Static } = globalThis as unknown as { Static: { SQUARESPACE_CONTEXT: PageContext } }
    const { websiteSettings, showAnnouncementBar } = Static.SQUARESPACE_CONTEXT
    announcement = readAnnouncement(Object(websiteSettings).announcementBarSettings, showAnnouncementBar)
    const closed = announcement && JSON.stringify({ value: announcementId(announcement) })
    const isClosed = (values: Storage) => values.getItem(`skerry.consented ${closedAnnouncementKey}`) === closed
    if (closed && [localStorage, sessionStorage].some(isClosed)) return null
  } catch {
    // Without a context there is no announcement, and without storage none was closed.
  }
  return announcement
}

/** An element like the bar, with its words. The text is never parsed as HTML, because it has not been sanitised. */
function roomFor({ text }: Announcement): Element {
  const room = document.createElement('div')
  const words = room.appendChild(document.createElement('div'))
  room.className = barClass
  words.className = `${barClass}-text`
  for (const part of text.split('</p>')) {
    const paragraph = document.createElement('p')
    paragraph.textContent = part.replace(/<[^>]*>|(&)#?\w+;/g, '$1') // an entity is about as wide as one letter
    if (paragraph.textContent.trim()) words.append(paragraph)
  }
  room.setAttribute(roomAttribute, '')
  room.style.visibility = 'hidden'
  return room
}
