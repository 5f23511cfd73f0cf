import { atStop, untilStop } from '../browser/atStop'
import { mayStore, onConsentChange } from '../browser/consent'
import { localValues } from '../browser/storage'
import { type pixelEvents, productRecordType } from '../model/enumerations/productTypes'
import type { Page } from '../model/page/page'
import { scrubText } from './scrub'
import { recordEvent } from './trackedEvent'
import { isTrackedVisitor, visitorCookie } from './visitor'

/** A commerce pixel event (B7 Other loads): what a visitor did, for the owner's advertising. */
export interface Pixel {
  readonly event: (typeof pixelEvents)[number]
  readonly data: { readonly [name: string]: string | number }
}

/** Passes a pixel event to the page. */
export type DispatchPixel = (pixel: Pixel) => void

const mostWaiting = 50
const mostOrders = 50
const ordersKey = 'pixel.orders'

/**
 * Passes an event to the page and records it (docs/decisions.md#22), only for visitors who are counted and only with
 * consent (docs/decisions.md#10). Without consent, the event waits for it in memory until the visitor leaves the page.
 */
export function recordPixel(page: Page, pixel: Pixel, dispatch: DispatchPixel): void {
  if (!isTrackedVisitor(page)) return
  const waiting = waitingEvents()
  if (waiting.length < mostWaiting) waiting.push(() => send(page, pixel, dispatch))
  sendWaiting()
}

/**
 * Records the event that opening this page means: the visitor has viewed a product, searched, bought something or
 * joined.
 */
export function recordPagePixel(page: Page, dispatch: DispatchPixel): void {
  const pixel = pixelOf(page, new URLSearchParams(location.search))
  if (pixel) recordPixel(page, pixel, dispatch)
}

function pixelOf({ pageType, item }: Page, query: URLSearchParams): Pixel | null {
  const [words, orderId] = [query.get('q')?.trim(), query.get('oid')]
  if (pageType === 'item' && item && Number(item.recordType) === productRecordType) {
    return { event: 'ViewContent', data: { itemId: item.id, title: item.title } }
  }
  if (pageType === 'search' && words) return { event: 'Search', data: { query: scrubText(words) } }
  if ((pageType === 'order-confirmed' || pageType === 'subscription-confirmed') && orderId)
    return { event: 'Purchase', data: { orderId } }
  return pageType === 'membership-confirmed' ? { event: 'CompleteRegistration', data: {} } : null
}

/** The events that wait for consent. */
const waitingEvents = () =>
  untilStop('pixel events', () => {
    atStop(onConsentChange(sendWaiting))
    return [] as (() => void)[]
  })

function sendWaiting(): void {
  visitorCookie() // reading the cookie detects an answer that another script wrote
  if (!mayStore()) return
  for (const sendOne of waitingEvents().splice(0)) sendOne()
}

function send(page: Page, pixel: Pixel, dispatch: DispatchPixel): void {
  if (pixel.event === 'Purchase' && isRepeated(String(pixel.data.orderId))) return
  dispatch(pixel)
  recordEvent(page, pixel.event, pixel.data).catch(() => {}) // it is sent again later
}

/** Whether an order was counted before, on a page that was reloaded or opened from an e-mail. */
function isRepeated(orderId: string): boolean {
  const known = localValues.get(ordersKey, isTexts) ?? []
  if (known.includes(orderId)) return true
  localValues.set(ordersKey, [...known, orderId].slice(-mostOrders))
  return false
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
