import { describe, expect, it } from 'vitest'
import { commentSettings, mobileInfoBarSettings, popupOverlaySettings } from '../../../src/model/page/pageSettings'
import { selectedCurrency } from '../../../src/model/page/selectedCurrency'

const empty = { websiteSettings: {} }

describe('the store’s currency', () => {
  it('is taken from the settings', () => {
    expect(selectedCurrency({ websiteSettings: { storeSettings: { selectedCurrency: 'eur' } } })).toBe('EUR')
  })

  it.each([undefined, null, '', 'EURO', 7, {}])('is USD if the settings contain %j', (currency) => {
    expect(selectedCurrency({ websiteSettings: { storeSettings: { selectedCurrency: currency } } })).toBe('USD')
  })

  it('is USD without store settings', () => {
    expect(selectedCurrency(empty)).toBe('USD')
  })
})

describe('the popup overlay', () => {
  it('is read as real pages write it', () => {
    const settings = popupOverlaySettings({
      websiteSettings: {
        popupOverlaySettings: {
          style: 2,
          showOnScroll: false,
          scrollPercentage: 25,
          showOnTimer: true,
          timerDelay: 5000,
          showUntilSignup: true,
          displayFrequency: -1,
          enableMobile: true,
          enabledPages: ['c1'],
          showOnAllPages: true,
          version: '3',
        },
      },
    })
    expect(settings).toEqual({
      style: 'light',
      enableMobile: true,
      version: 3,
      showUntilSignup: true,
      displayFrequency: -1,
      showOnScroll: false,
      scrollPercentage: 25,
      showOnTimer: true,
      timerDelayMs: 5000,
      showOnAllPages: true,
      enabledPages: ['c1'],
    })
  })

  it.each([undefined, null, [], { style: 9, version: 'x', enabledPages: 'c1' }])('is null for %j', (value) => {
    const settings = popupOverlaySettings({ websiteSettings: { popupOverlaySettings: value } })
    expect(settings).toMatchObject({ style: 'none', version: 0, displayFrequency: 0, enabledPages: [] })
  })
})

it('reads what the mobile information bar offers', () => {
  const websiteSettings = { mobileInfoBarSettings: { style: 2, isLocationEnabled: true, isContactEmailEnabled: 'yes' } }
  expect(mobileInfoBarSettings({ websiteSettings })).toEqual({
    style: 2,
    isContactEmailEnabled: false,
    isContactPhoneNumberEnabled: false,
    isLocationEnabled: true,
    isBusinessHoursEnabled: false,
  })
  expect(mobileInfoBarSettings(empty).style).toBe(0)
})

it('reads who hosts the comments', () => {
  const websiteSettings = { commentsEnabled: true, disqusShortname: 'island' }
  expect(commentSettings({ websiteSettings })).toEqual({ commentsEnabled: true, disqusShortname: 'island' })
  expect(commentSettings(empty)).toEqual({ commentsEnabled: false, disqusShortname: '' })
})
