import type { SitePage } from './SitePage'
import type { Visit } from './Visit'

/** The values of each setting of the cookie banner, as pages send them. */
const choices = {
  cookieBannerVariant: ['BAR', 'POPUP'],
  cookieBannerPosition: ['TOP', 'BOTTOM', 'TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT'],
  cookieBannerTheme: ['LIGHT', 'DARK'],
  cookieBannerCtaVariant: ['TEXT', 'BUTTON', 'ICON'],
  cookieBannerAcceptType: ['OPT_IN', 'OPT_IN_AND_OUT'],
} as const

const text = `<p>The ferry’s timetable remembers nothing. The bakehouse counts its visitors, if you let it: <a href="/questions">what we store</a>.</p>`

/**
 * The cookie settings of a page. `?cookies=restrictive` turns on the restrictive policy, and `?banner=popup-light` the
 * banner, with any values of its settings in any order. The banner's own page always has it.
 */
export function cookieSettings(page: Pick<SitePage, 'blocks'>, { query }: Pick<Visit, 'query'>): object {
  const banner = query.get('banner')
  const words = (banner ?? '').toUpperCase().split('-')
  const chosen = Object.entries(choices).map(([name, values]: [string, readonly string[]]) => [
    name,
    values.find((value) => words.includes(value)) ?? '',
  ])
  return {
    isCookieBannerEnabled: banner !== null || page.blocks.includes('cookie-banner'),
    isRestrictiveCookiePolicyEnabled: query.get('cookies') === 'restrictive',
    cookieBannerText: words.includes('OWN') ? text : '',
    cookieBannerCtaText: '',
    cookieBannerOptOutCtaText: '',
    ...Object.fromEntries(chosen),
  }
}
