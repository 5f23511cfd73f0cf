import { describe, expect, it } from 'vitest'
import {
  badgeType,
  commentSettings,
  mobileInfoBarSettings,
  pinterestOverlayMode,
  popupOverlaySettings,
  selectedCurrency,
} from '../../../src/model/page/pageSettings'

const empty = { websiteSettings: {} }

describe('the currency of the store', () => {
  it('is the one that its settings name', () => {
    expect(selectedCurrency({ websiteSettings: { storeSettings: { selectedCurrency: 'eur' } } })).toBe('EUR')
  })

  it.each([undefined, null, '', 'EURO', 7, {}])('is USD where the settings say %j', (currency) => {
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

  it.each([undefined, null, [], { style: 9, version: 'x', enabledPages: 'c1' }])('is none for %j', (value) => {
    const settings = popupOverlaySettings({ websiteSettings: { popupOverlaySettings: value } })
    expect(settings).toMatchObject({ style: 'none', version: 0, displayFrequency: 0, enabledPages: [] })
  })
})

it('knows what the mobile information bar offers', () => {
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

it('knows who keeps the comments', () => {
  const websiteSettings = { commentsEnabled: true, disqusShortname: 'island' }
  expect(commentSettings({ websiteSettings })).toEqual({ commentsEnabled: true, disqusShortname: 'island' })
  expect(commentSettings(empty)).toEqual({ commentsEnabled: false, disqusShortname: '' })
})

it('offers no pins and shows no badge unless the site asks for them', () => {
  expect(pinterestOverlayMode(empty)).toBe('disabled')
  expect(pinterestOverlayMode({ websiteSettings: { pinterestOverlayOptions: { mode: 'hover' } } })).toBe('hover')
  expect(badgeType(empty)).toBe('')
  expect(badgeType({ websiteSettings: { badgeType: 2 } })).toBe('2')
})
