import { takeBannerRequest } from '../../src/browser/bannerRequest'
import { consentAnswer, hasPrivacyControl, onConsentChange } from '../../src/browser/consent'
import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { readCookieBanner } from '../../src/model/page/cookieBanner'
import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import { chooseConsent } from '../../src/telemetry/chooseConsent'
import { awaitsConsent } from '../../src/telemetry/consentCookie'
import { messages } from './messages'
import type { CookieBannerProps } from './props'
import { showBanner } from './showBanner'

const bannerVersion = 2 // B3 Cookie banner settings

/** Reads the settings; `null` if the page already has a banner. Warns if visitors must agree but cannot decline. */
export function parse(_: HTMLElement, { cookieSettings: settings }: Page): CookieBannerProps | null {
  if (document.querySelector('.sqs-cookie-banner-v2')) return null // the platform's own
  const { isEnabled, acceptType } = readCookieBanner(settings)
  const mustAgree = settings.isRestrictiveCookiePolicyEnabled === true
  if (isEnabled && mustAgree && acceptType === 'OPT_IN') console.warn(messages.noDecline)
  return { settings }
}

/**
 * Shows the banner until the visitor answers, here or in another tab, and again whenever the page requests it. While
 * the page forces the banner, it shows a preview of the settings, regardless of the answer, and ignores clicks.
 */
export function attach(host: HTMLElement, { settings }: CookieBannerProps): () => void {
  const changes = recordChanges()
  moveToStart(host)
  let preview: Page['cookieSettings'] | null = null
  /** The answer at the time when the page requested the banner; null if it has not requested it. */
  let askedAt: ReturnType<typeof consentAnswer> | null = null
  let close: (() => void) | null = null

  const isDue = () => {
    if (preview) return true
    if (askedAt) return consentAnswer() === askedAt
    return awaitsConsent(settings)
  }
  const remove = () => {
    close?.()
    close = null
  }
  const draw = (takesFocus = false) => {
    remove()
    if (!isDue()) return
    const banner = readCookieBanner({ ...settings, ...preview })
    // Without a button to decline, visitors could neither withdraw their consent nor confirm what their browser
    // declined for them.
    const canDecline = banner.acceptType === 'OPT_IN_AND_OUT' || (!preview && (askedAt !== null || hasPrivacyControl()))
    close = showBanner(host, banner, { canDecline, takesFocus, choose })
  }
  const choose = (answer: 'given' | 'declined') => {
    if (preview) return
    askedAt = null
    remove()
    chooseConsent(answer, { banner: bannerVersion })
  }
  const onChange = () => {
    if (!close || isDue()) return
    askedAt = null
    remove()
  }
  const ask = () => {
    takeBannerRequest()
    askedAt = consentAnswer()
    draw(true)
  }
  const force = (detail: typeof preview) => {
    preview = detail
    draw()
  }
  listen(changes, 'open', ask)
  listen(changes, 'force', force)
  listen(changes, 'update', (detail) => preview && force(detail))
  listen(changes, 'unforce', () => force(null))
  changes.onUndo(onConsentChange(onChange))
  changes.onUndo(remove)
  if (takeBannerRequest()) ask()
  else draw()
  return changes.undo
}

/** Listens for an event with which the page controls the banner, and calls `act` with its settings. */
function listen(changes: ElementChanges, type: string, act: (detail: Page['cookieSettings']) => void): void {
  changes.listen(document, `skerry:${type}-cookie-banner`, (event) => {
    const { detail } = event as CustomEvent<unknown>
    act(isRecord(detail) ? detail : {})
  })
}

/** Moves the block's element to the start of the page in tab order, but after a skip link. */
function moveToStart(host: HTMLElement): void {
  host.style.position = 'fixed' // so that nothing moves
  const first = document.body.firstElementChild
  if (first?.matches('a[href^="#"]')) first.after(host)
  else document.body.prepend(host)
}
