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

describe('the scarcity text on a newer page', () => {
  const isOn = { scarcityEnabledOnProductItems: true }

  it.each([
    ['Few left', undefined],
    ['Few left', 'DEFAULT_SCARCITY_MESSAGE'],
    ['Only {qtyInStock} left', 'CUSTOM_SCARCITY_MESSAGE_2'],
  ])('is “%s” with the message type %j', (text, scarcityMessageType) => {
    expect(textOf({ ...isOn, scarcityMessageType })).toBe(text)
  })

  it.each([{}, { productDefaultScarcityText: '' }, 'no words'])('is the default if its texts are %j', (localized) => {
    expect(textOf(isOn, localized)).toBe('Only {qtyInStock} available')
  })

  it.each([undefined, {}, { scarcityEnabledOnProductItems: false }, { scarcityEnabledOnProductItems: 'true' }])(
    'is absent with the settings %j',
    (settings) => {
      expect(textOf(settings)).toBeNull()
    },
  )

  it('follows the setting for product pages, even if the page also has settings for product blocks', () => {
    document.body.innerHTML = '<div class="product-detail"><p></p></div>'
    const isOff = JSON.stringify({ ...isOn, scarcityEnabledOnProductBlocks: false })
    document.querySelector('div')!.setAttribute('data-merchandising-settings', isOff)
    const settings = { websiteSettings: { storeSettings: {} } }
    expect(readScarcityText(document.querySelector('p')!, settings)).toBe('Only {qtyInStock} available')
  })

  it('is absent on an older page', () => {
    document.body.innerHTML = '<p></p>'
    const websiteSettings = { storeSettings: { merchandisingSettings: isOn } }
    expect(readScarcityText(document.querySelector('p')!, { websiteSettings })).toBeNull()
  })
})

/** What a product block with these two attributes says, on a product page with other settings. */
function blockText(settings: string, translations = JSON.stringify(words), merchandisingSettings = {}): string | null {
  document.body.innerHTML = '<div class="product-detail"><div class="sqs-block-product"><p></p></div></div>'
  const block = document.querySelector<HTMLElement>('.sqs-block-product')!
  block.setAttribute('data-merchandising-settings', settings)
  block.setAttribute('data-visitor-translations', translations)
  return readScarcityText(document.querySelector('p')!, {
    websiteSettings: { storeSettings: { merchandisingSettings } },
  })
}

describe('the scarcity text of a product block', () => {
  const isOn = '{"scarcityEnabledOnProductItems":true}'

  it.each([
    ['Few left', isOn],
    ['Few left', '{"scarcityEnabledOnProductBlocks":true,"scarcityEnabledOnProductItems":false}'],
    [
      'Only {qtyInStock} left',
      '{"scarcityEnabledOnProductBlocks":true,"scarcityMessageType":"CUSTOM_SCARCITY_MESSAGE_2"}',
    ],
  ])('is “%s” with its own settings %j', (text, settings) => {
    expect(blockText(settings)).toBe(text)
  })

  it.each(['', '{"', 'null', '[]', '{"productDefaultScarcityText":7}'])('is the default with the texts %j', (own) => {
    expect(blockText(isOn, own)).toBe('Only {qtyInStock} available')
  })

  it.each(['', '{"', 'null', '{}', '{"scarcityEnabledOnProductBlocks":false,"scarcityEnabledOnProductItems":true}'])(
    'is absent with its own settings %j, whatever the page’s settings',
    (settings) => {
      expect(blockText(settings, '{}', { scarcityEnabledOnProductItems: true })).toBeNull()
    },
  )
})
