import { describe, expect, it } from 'vitest'
import { upsellUrl } from '../../../src/model/address/upsell'

describe('an upsell', () => {
  it.each([
    ['trial-upgrade', '/config/settings/billing/upgrade'],
    ['upgrade', '/config/settings/billing/website-subscriptions'],
    ['constructor', null],
    ['', null],
  ])('%j leads to %j', (kind, path) => {
    expect(upsellUrl(kind)).toBe(path)
  })
})
