import type { Page } from '../model/page/page'
import { beaconFields } from './beaconFields'
import { nextEventId } from './eventId'
import { collect } from './queue'
import { scrubText } from './scrub'
import { flushSoon } from './transport'
import { isTrackedVisitor, visitorCookie } from './visitor'
import { websiteLocale } from './websiteLocale'

/** A button that was shown or clicked (B7 button-click and button-render). */
export interface ButtonBeacon {
  readonly id: string
  readonly buttonText: string
  readonly clickthroughUrl: string
  readonly alignment: string
  readonly size: string
  readonly newWindow: boolean
  /** Where the button is, for example in a block or in a section. */
  readonly context: string
}

type Fields = { readonly [name: string]: string }

const censusPath = '/api/census/'
const pageViewEvent = '1' // the platform's number for a page view
const searchPath = /^\/search\/?$/ // A2: page-view analytics are not recorded there

/**
 * Counts a page view (B7 RecordHit), except on the search page and by people who build the site. Failures are ignored.
 */
export function recordHit(page: Page): void {
  if (page.pageType === 'search' || searchPath.test(location.pathname)) return
  send(page, 'RecordHit', { event: pageViewEvent, data: JSON.stringify(hitData(page)), ss_cvr: visitorCookie() })
}

/** Counts that a button was shown (B7 button-render). Failures are ignored. */
export function recordButtonRender(page: Page, button: ButtonBeacon): void {
  send(page, 'button-render', buttonFields(page, button))
}

/** Counts a click on a button (B7 button-click). Failures are ignored. */
export function recordButtonClick(page: Page, button: ButtonBeacon): void {
  send(page, 'button-click', buttonFields(page, button))
}

/** Counts that a form was shown (B7 form-render). Failures are ignored. */
export function recordFormRender(page: Page, formId: string): void {
  send(page, 'form-render', { formId, visitorCookie: visitorCookie(), ...beaconFields(page) })
}

/** Counts that an overlay was shown (B7 overlay). Failures are ignored. */
export function recordOverlay(page: Page): void {
  send(page, 'overlay', { visitorCookie: visitorCookie(), ...beaconFields(page) })
}

/** Counts that a product was opened in the quick view (B7 RecordQuickView). Failures are ignored. */
export function recordQuickView(page: Page, id: string): void {
  send(page, `RecordQuickView/${encodeURIComponent(id)}`, {})
}

function send(page: Page, name: string, fields: Fields): void {
  if (!isTrackedVisitor(page)) return
  collect('form', { eventId: nextEventId(), path: censusPath + name, fields, wantsCrumb: false })
  flushSoon('form')
}

function buttonFields(page: Page, { newWindow, clickthroughUrl, ...button }: ButtonBeacon): Fields {
  return {
    ...button,
    clickthroughUrl: scrubText(clickthroughUrl),
    newWindow: String(newWindow),
    visitorCookie: visitorCookie(),
    ...beaconFields(page),
  }
}

function hitData({ website, templateId, item, collection }: Page): { readonly [name: string]: unknown } {
  return {
    websiteId: website.id,
    templateId,
    website_locale: websiteLocale(),
    userAgent: navigator.userAgent,
    clientDate: Date.now(),
    viewportInnerHeight: innerHeight,
    viewportInnerWidth: innerWidth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    url: scrubText(location.pathname),
    title: document.title,
    ...(item ? { itemId: item.id, recordType: item.recordType } : { collectionId: collection?.id ?? '' }),
    localStorageSupported: hasLocalStorage(),
    queryString: scrubText(location.search),
    referrer: scrubText(document.referrer),
  }
}

// Checks without writing, because nothing may be stored before consent.
function hasLocalStorage(): boolean {
  try {
    return Boolean(localStorage)
  } catch {
    return false
  }
}
