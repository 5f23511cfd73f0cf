import { popupStyles } from '../enumerations/popupStyles'
import { isRecord } from '../text/json'

/** When a popup overlay is shown, and how it looks (B3 Popup overlay settings). */
export interface PopupOverlay {
  readonly style: 'light' | 'dark'
  /** A new version is shown to everyone again. */
  readonly version: string
  /** Days until visitors who have closed it see it again: -1 for never, 0 for the next visit. */
  readonly frequencyDays: number
  /** Milliseconds after which it opens; `null` if it does not open by time. */
  readonly delayMs: number | null
  /** The part of the page, from 0 to 1, at which it opens while the visitor scrolls; `null` if it does not. */
  readonly scrollShare: number | null
}

/** What a visitor's browser remembers about a popup overlay (B3: version, submitted flag and date closed). */
export interface PopupMemory {
  readonly version?: string | undefined
  readonly isSubmitted?: boolean | undefined
  /** Milliseconds since 1970. */
  readonly closedAt?: number | undefined
}

/** The `frequencyDays` of a popup that visitors do not see again (B3, B9 Consent and cookies). */
export const never = -1

const dayMs = 24 * 60 * 60 * 1000
const visitMs = 30 * 60 * 1000 // A3: a visit lasts 30 minutes
const longestDelayMs = 2 ** 31 - 1 // of a timer

/**
 * Reads `popupOverlaySettings`. Takes the id of the page's collection, and whether the window is as wide as a phone.
 * Returns `null` if this page shows no popup overlay.
 */
export function readPopupOverlay(value: unknown, collectionId: string, isPhone: boolean): PopupOverlay | null {
  const settings = isRecord(value) ? value : {}
  const style = styleOf(settings.style)
  const { showOnAllPages, enabledPages } = settings
  const isForPage =
    showOnAllPages === true ||
    (Array.isArray(enabledPages) ? enabledPages.includes(collectionId) : showOnAllPages === undefined)
  if (!style || !isForPage || (isPhone && settings.enableMobile === false)) return null
  return {
    style,
    version: String(settings.version ?? ''),
    frequencyDays: number(settings.displayFrequency, never, Number.MAX_SAFE_INTEGER),
    delayMs: settings.showOnTimer === true ? number(settings.timerDelay, 0, longestDelayMs) : null,
    scrollShare: settings.showOnScroll === true ? number(settings.scrollPercentage, 0, 100) / 100 : null,
  }
}

/** Whether a visitor with this memory of it sees the popup overlay at the time `now`, in milliseconds since 1970. */
export function isPopupDue(popup: PopupOverlay, memory: PopupMemory, now: number): boolean {
  if (memory.version !== popup.version) return true
  if (memory.isSubmitted) return false // docs/decisions.md#32
  if (memory.closedAt === undefined) return true
  if (popup.frequencyDays === never) return false
  return now - memory.closedAt >= (popup.frequencyDays * dayMs || visitMs)
}

function styleOf(style: unknown): PopupOverlay['style'] | null {
  const names = ['light', 'dark'] as const
  return names.find((name) => style === popupStyles[name] || style === name) ?? null
}

/** A number within its limits; 0 for anything else. */
function number(value: unknown, least: number, most: number): number {
  return typeof value === 'number' && value >= least ? Math.min(value, most) : 0
}
