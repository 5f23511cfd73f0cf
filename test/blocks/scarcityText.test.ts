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

  it('follows the setting for pages of products, also where the page has the settings of its blocks', () => {
    document.body.innerHTML = '<div class="product-detail"><p></p></div>'
    const isOff = JSON.stringify({ ...isOn, scarcityEnabledOnProductBlocks: false })
    document.querySelector('div')!.setAttribute('data-merchandising-settings', isOff)
    const settings = { websiteSettings: { storeSettings: {} } }
    expect(readScarcityText(document.querySelector('p')!, settings)).toBe('Only {qtyInStock} available')
  })

  it('is nothing on an older page', () => {
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

describe('what a product block says when few are left', () => {
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

  it.each(['', '{"', 'null', '[]', '{"productDefaultScarcityText":7}'])('is our own text with the words %j', (own) => {
    expect(blockText(isOn, own)).toBe('Only {qtyInStock} available')
  })

  it.each(['', '{"', 'null', '{}', '{"scarcityEnabledOnProductBlocks":false,"scarcityEnabledOnProductItems":true}'])(
    'is nothing with its own settings %j, whatever those of the page',
    (settings) => {
      expect(blockText(settings, '{}', { scarcityEnabledOnProductItems: true })).toBeNull()
    },
  )
})
