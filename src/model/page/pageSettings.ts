import { popupStyles } from '../enumerations/choices'
import { nameOf } from '../enumerations/enumeration'
import { isRecord } from '../text/json'
import type { Page } from './page'

type WebsiteSettings = Pick<Page, 'websiteSettings'>

/** When and where the popup overlay is shown (B3 Popup overlay settings, and additions on real pages). */
export interface PopupOverlaySettings {
  readonly style: keyof typeof popupStyles
  readonly enableMobile: boolean
  readonly version: number
  readonly showUntilSignup: boolean
  /** In days; -1 means never again (B9 Consent and cookies), 0 every visit (docs/decisions.md#32). */
  readonly displayFrequency: number
  readonly showOnScroll: boolean
  readonly scrollPercentage: number
  readonly showOnTimer: boolean
  readonly timerDelayMs: number
  readonly showOnAllPages: boolean
  /** Ids of the collections whose pages show it. */
  readonly enabledPages: readonly string[]
}

/** The entries of the bar at the bottom of small screens (B3 Page context, `mobileInfoBarSettings`). */
export interface MobileInfoBarSettings {
  readonly style: number
  readonly isContactEmailEnabled: boolean
  readonly isContactPhoneNumberEnabled: boolean
  readonly isLocationEnabled: boolean
  readonly isBusinessHoursEnabled: boolean
}

/** Whether pages accept comments, and where they are stored (B3 Page context). */
export interface CommentSettings {
  readonly commentsEnabled: boolean
  /** The host of the comment counter; empty if the site stores its comments itself. */
  readonly disqusShortname: string
}

/** The popup overlay's settings; style `none` if the site has none. */
export function popupOverlaySettings({ websiteSettings }: WebsiteSettings): PopupOverlaySettings {
  const settings = record(websiteSettings.popupOverlaySettings)
  return {
    style: nameOf(popupStyles, settings.style) ?? 'none',
    enableMobile: settings.enableMobile === true,
    version: number(settings.version),
    showUntilSignup: settings.showUntilSignup === true,
    displayFrequency: number(settings.displayFrequency),
    showOnScroll: settings.showOnScroll === true,
    scrollPercentage: number(settings.scrollPercentage),
    showOnTimer: settings.showOnTimer === true,
    timerDelayMs: number(settings.timerDelay),
    showOnAllPages: settings.showOnAllPages === true,
    enabledPages: Array.isArray(settings.enabledPages) ? settings.enabledPages.map(text).filter(Boolean) : [],
  }
}

/** The settings of the mobile information bar; all off if the site has none. */
export function mobileInfoBarSettings({ websiteSettings }: WebsiteSettings): MobileInfoBarSettings {
  const settings = record(websiteSettings.mobileInfoBarSettings)
  return {
    style: number(settings.style),
    isContactEmailEnabled: settings.isContactEmailEnabled === true,
    isContactPhoneNumberEnabled: settings.isContactPhoneNumberEnabled === true,
    isLocationEnabled: settings.isLocationEnabled === true,
    isBusinessHoursEnabled: settings.isBusinessHoursEnabled === true,
  }
}

/** Whether and where comments are stored. */
export function commentSettings({ websiteSettings }: WebsiteSettings): CommentSettings {
  return {
    commentsEnabled: websiteSettings.commentsEnabled === true,
    disqusShortname: text(websiteSettings.disqusShortname),
  }
}

function record(value: unknown): { readonly [key: string]: unknown } {
  return isRecord(value) ? value : {}
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function number(value: unknown): number {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof read === 'number' && Number.isFinite(read) ? read : 0
}
