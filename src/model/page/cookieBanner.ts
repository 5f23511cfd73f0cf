import { cookieBannerChoices } from '../enumerations/cookieBannerChoices'
import { textOf } from '../text/json'
import type { Page } from './page'

type Choice<Name extends keyof typeof cookieBannerChoices> = (typeof cookieBannerChoices)[Name][number]

/** How a site shows its cookie banner (B3 Cookie banner settings). */
export interface CookieBanner {
  readonly isEnabled: boolean
  /** HTML; empty for the default. */
  readonly text: string
  /** The name of the button that accepts; empty for the default. */
  readonly ctaText: string
  /** The name of the button that declines; empty for the default. */
  readonly optOutCtaText: string
  readonly variant: Choice<'variant'>
  readonly position: Choice<'barPosition'> | Choice<'popupPosition'>
  readonly theme: Choice<'theme'>
  readonly ctaVariant: Choice<'ctaVariant'>
  readonly acceptType: Choice<'acceptType'>
}

/** Paragraphs without content, as the platform's text editor leaves them. */
const emptyText = /^(?:\s|&nbsp;|<br\s*\/?>|<\/?p(?:\s[^>]*)?>)*$/i

/** Reads the settings of the cookie banner. Unknown values fall back to the defaults (B4 Cookie banner). */
export function readCookieBanner(settings: Page['cookieSettings']): CookieBanner {
  const variant = oneOf(cookieBannerChoices.variant, settings.cookieBannerVariant, 'BAR')
  const text = textOf(settings.cookieBannerText)
  return {
    isEnabled: settings.isCookieBannerEnabled === true,
    text: emptyText.test(text) ? '' : text,
    ctaText: textOf(settings.cookieBannerCtaText),
    optOutCtaText: textOf(settings.cookieBannerOptOutCtaText),
    variant,
    position: variant === 'BAR' ? barPosition(settings) : popupPosition(settings),
    theme: oneOf(cookieBannerChoices.theme, settings.cookieBannerTheme, 'DARK'),
    ctaVariant: oneOf(cookieBannerChoices.ctaVariant, settings.cookieBannerCtaVariant, 'ICON'),
    acceptType: oneOf(cookieBannerChoices.acceptType, settings.cookieBannerAcceptType, 'OPT_IN'),
  }
}

function barPosition({ cookieBannerPosition: position }: Page['cookieSettings']): Choice<'barPosition'> {
  return position === 'TOP' || position === 'TOP_LEFT' || position === 'TOP_RIGHT' ? 'TOP' : 'BOTTOM'
}

function popupPosition({ cookieBannerPosition: position }: Page['cookieSettings']): Choice<'popupPosition'> {
  return oneOf(cookieBannerChoices.popupPosition, position, 'BOTTOM_LEFT')
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((one) => one === value) ?? fallback
}
