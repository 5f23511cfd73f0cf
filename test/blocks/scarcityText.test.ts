import { describe, expect, it } from 'vitest'
import { readScarcityText } from '../../blocks/product/scarcityText'

const words = { productDefaultScarcityText: 'Few left', productScarcityMessage2: 'Only {qtyInStock} left' }

/** What a page says, whose owner has these settings. */
function textOf(merchandisingSettings: object | undefined, localizedStrings: object | string = words): string | null {
  document.body.innerHTML = '<div class="product-detail"><p></p></div>'
  document.querySelector('div')!.setAttribute('data-localized-strings', JSON.stringify(localizedStrings))
  return readScarcityText(document.querySelector('p')!, {
    websiteSettings: { storeSettings: { merchandisingSettings } },
  })
}

describe('what a newer page says when few are left', () => {
  const isOn = { scarcityEnabledOnProductItems: true }

  it.each([
    ['Few left', undefined],
    ['Few left', 'DEFAULT_SCARCITY_MESSAGE'],
    ['Only {qtyInStock} left', 'CUSTOM_SCARCITY_MESSAGE_2'],
  ])('is “%s” for the message %j', (text, scarcityMessageType) => {
    expect(textOf({ ...isOn, scarcityMessageType })).toBe(text)
  })

  it.each([{}, { productDefaultScarcityText: '' }, 'no words'])('is our own text if its words are %j', (localized) => {
    expect(textOf(isOn, localized)).toBe('Only {qtyInStock} available')
  })

  it.each([undefined, {}, { scarcityEnabledOnProductItems: false }, { scarcityEnabledOnProductItems: 'true' }])(
    'is nothing with the settings %j',
    (settings) => {
      expect(textOf(settings)).toBeNull()
    },
  )

  it('is nothing on an older page', () => {
    document.body.innerHTML = '<p></p>'
    const websiteSettings = { storeSettings: { merchandisingSettings: isOn } }
    expect(readScarcityText(document.querySelector('p')!, { websiteSettings })).toBeNull()
  })
})
