import { describe, expect, it } from 'vitest'
import { readCookieBanner } from '../../../src/model/page/cookieBanner'

/** The position of a banner. */
const positionOf = (cookieBannerVariant: string, cookieBannerPosition: unknown) =>
  readCookieBanner({ cookieBannerVariant, cookieBannerPosition }).position

describe('the settings of the cookie banner', () => {
  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['unknown', 'SIDEWAYS'],
    ['no text', 7],
  ])('fall back to the defaults if they are %s', (_, value) => {
    const names = ['Text', 'CtaText', 'OptOutCtaText', 'Variant', 'Position', 'Theme', 'CtaVariant', 'AcceptType']
    const texts = value === 'SIDEWAYS' ? value : ''
    const settings = Object.fromEntries(names.map((name) => [`cookieBanner${name}`, value]))
    expect(readCookieBanner({ isCookieBannerEnabled: value, ...settings })).toEqual({
      isEnabled: false,
      text: texts,
      ctaText: texts,
      optOutCtaText: texts,
      variant: 'BAR',
      position: 'BOTTOM',
      theme: 'DARK',
      ctaVariant: 'ICON',
      acceptType: 'OPT_IN',
    })
  })

  it('are read as set', () => {
    expect(
      readCookieBanner({
        isCookieBannerEnabled: true,
        cookieBannerText: '<p>We bake, and we count.</p>',
        cookieBannerCtaText: 'Fine',
        cookieBannerOptOutCtaText: 'No, thanks',
        cookieBannerVariant: 'POPUP',
        cookieBannerPosition: 'TOP_RIGHT',
        cookieBannerTheme: 'LIGHT',
        cookieBannerCtaVariant: 'TEXT',
        cookieBannerAcceptType: 'OPT_IN_AND_OUT',
      }),
    ).toEqual({
      isEnabled: true,
      text: '<p>We bake, and we count.</p>',
      ctaText: 'Fine',
      optOutCtaText: 'No, thanks',
      variant: 'POPUP',
      position: 'TOP_RIGHT',
      theme: 'LIGHT',
      ctaVariant: 'TEXT',
      acceptType: 'OPT_IN_AND_OUT',
    })
  })

  it.each([
    ['TOP', 'TOP'],
    ['TOP_LEFT', 'TOP'],
    ['TOP_RIGHT', 'TOP'],
    ['BOTTOM', 'BOTTOM'],
    ['BOTTOM_LEFT', 'BOTTOM'],
    ['BOTTOM_RIGHT', 'BOTTOM'],
    ['CENTER', 'BOTTOM'],
  ])('put a bar with the position %s at the %s', (position, edge) => {
    expect(positionOf('BAR', position)).toBe(edge)
    expect(positionOf('', position)).toBe(edge)
  })

  it.each([
    ['TOP_LEFT', 'TOP_LEFT'],
    ['TOP_RIGHT', 'TOP_RIGHT'],
    ['BOTTOM_LEFT', 'BOTTOM_LEFT'],
    ['BOTTOM_RIGHT', 'BOTTOM_RIGHT'],
    ['TOP', 'BOTTOM_LEFT'],
    ['BOTTOM', 'BOTTOM_LEFT'],
    [undefined, 'BOTTOM_LEFT'],
  ])('put a pop-up with the position %s at %s', (position, corner) => {
    expect(positionOf('POPUP', position)).toBe(corner)
  })

  it.each(['<p></p>', ' <p class="" style="white-space:pre-wrap;"></p> ', '<p><br></p>', '<p>&nbsp;</p><p></p>'])(
    'have no text if it is an empty paragraph: %s',
    (cookieBannerText) => {
      expect(readCookieBanner({ cookieBannerText }).text).toBe('')
    },
  )

  it('keep a text that is an image or looks like the start of a paragraph', () => {
    for (const cookieBannerText of ['<p><img src="/seal.svg" alt="Seal"></p>', '<pre></pre>', 'p']) {
      expect(readCookieBanner({ cookieBannerText }).text).toBe(cookieBannerText)
    }
  })
})
