import { describe, expect, it } from 'vitest'
import { commentSettings } from '../../../src/model/page/pageSettings'
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

it('reads who hosts the comments', () => {
  const websiteSettings = { commentsEnabled: true, disqusShortname: 'island' }
  expect(commentSettings({ websiteSettings })).toEqual({ commentsEnabled: true, disqusShortname: 'island' })
  expect(commentSettings(empty)).toEqual({ commentsEnabled: false, disqusShortname: '' })
})
