import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/money/block'
import { formatBareCents, parseBareCents } from '../../src/model/money/bareMoney'
import type { Page } from '../../src/model/page/page'
import { defaultSettings } from '../../src/model/page/settings'
import { moneyTextFor } from '../../src/ui/currencySign'
import { expectVerdicts } from '../support/vectors'

const pageIn = (currency?: string) =>
  ({
    settings: { ...defaultSettings, locale: 'en-US' },
    websiteSettings: currency ? { storeSettings: { selectedCurrency: currency } } : {},
  }) as unknown as Page // a block reads no other part of it

afterEach(() => {
  document.body.innerHTML = ''
  document.body.removeAttribute('class')
})

/** Has the style sheet draw this beside every element. */
function draws(content: string): void {
  vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue({ content } as CSSStyleDeclaration)
}

/** The text of a price once the block is attached; `null` if there is nothing to do. */
function shown(html: string, page = pageIn('EUR')): string | null {
  document.body.innerHTML = html
  const element = document.body.querySelector<HTMLElement>('.sqs-money-native, [data-currency-code]')!
  const props = parse(element, page)
  if (!props) return null
  attach(element, props)
  return element.textContent
}

describe('a price of a bare number', () => {
  it('gets the currency of the store', () => {
    expect(shown('<span class="sqs-money-native">1,234.50</span>')).toBe('€1,234.50')
    expect(shown('<span class="sqs-money-native">200.00</span>', pageIn())).toBe('$200.00')
  })

  it('gets the currency that its element, or one around it, names', () => {
    expect(shown('<b data-currency-code="gbp">12</b>')).toBe('£12.00')
    expect(shown('<b data-currency-code="JPY">160000.00</b>')).toBe('¥160,000')
    document.body.innerHTML = '<p data-currency-code="GBP"><span class="sqs-money-native">12.00</span></p>'
    expect(parse(document.querySelector('span')!, pageIn('EUR'))?.price).toBe('£12.00')
    expect(parse(document.querySelector('p')!, pageIn('EUR'))).toBeNull()
  })

  it('gets the currency in the class of the body if the page has no store settings', () => {
    document.body.className = 'has-banner native-currency-code-aud native-currency-code'
    expect(shown('<span class="sqs-money-native">5.00</span>', pageIn())).toBe('A$5.00')
    expect(shown('<span class="sqs-money-native">5.00</span>', pageIn('CAD'))).toBe('CA$5.00')
  })

  it('keeps the space around it', () => {
    expect(shown('<span class="sqs-money-native">\n  9.00\n</span>')).toBe('\n  €9.00\n')
  })

  it.each(['$12.00', '12,00 €', '1.234', 'free', '', '12.00<b>!</b>', '12.00 each'])(
    'stays as served: %s',
    (content) => {
      expect(shown(`<span class="sqs-money-native">${content}</span>`)).toBeNull()
    },
  )

  it('shows the page’s own word for free at zero, and needs that word', () => {
    const free = (number: string, attributes: string) =>
      shown(`<b class="sqs-money-native" ${attributes}>${number}</b>`)
    expect(free('0.00', 'data-zero-as-free="true" data-free-label="Gratis"')).toBe('Gratis')
    expect(free('0.01', 'data-zero-as-free="true" data-free-label="Gratis"')).toBe('€0.01')
    expect(free('0.00', 'data-free-label="Gratis"')).toBe('€0.00')
    expect(() => free('0.00', 'data-zero-as-free="true"')).toThrow('A Free label is required')
  })

  it('has no drawn currency beside the word for free, until it is undone', () => {
    draws('"€"')
    document.body.innerHTML = '<b class="sqs-money-native" data-zero-as-free="true" data-free-label="Gratis">0.00</b>'
    const element = document.querySelector('b')!
    const undo = attach(element, parse(element, pageIn('EUR'))!)
    expect([element.textContent, element.className]).toEqual(['Gratis', ''])
    undo()
    expect([element.textContent, element.className]).toEqual(['0.00', 'sqs-money-native'])
  })

  it('stays as served if its currency code is invalid, and in the cart', () => {
    expect(shown('<b data-currency-code="doubloons">12.00</b>')).toBeNull()
    expect(shown('<span class="sqs-cart-subtotal"><span class="sqs-money-native">12.00</span></span>')).toBeNull()
  })

  it('returns to the served text when a style sheet that draws its currency arrives late', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    document.body.innerHTML = '<span class="sqs-money-native">9.00</span>'
    const element = document.querySelector('span')!
    const undo = attach(element, parse(element, pageIn('EUR'))!)
    expect(element.textContent).toBe('€9.00')
    draws('"€"')
    window.dispatchEvent(new Event('load'))
    expect(element.textContent).toBe('9.00')
    undo()
  })

  it('is written without a currency where the style sheet draws one, and with it elsewhere', () => {
    const style = { currency: 'EUR', locale: 'en-US' }
    expect(moneyTextFor(document.body, 123_450, style)).toBe('€1,234.50')
    draws('"€"')
    expect(moneyTextFor(document.body, 123_450, style)).toBe('1,234.50')
    draws('""')
    expect(moneyTextFor(document.body, 123_450, style)).toBe('€1,234.50')
  })

  it('is restored when undone, unless another script has written to it', () => {
    for (const [written, left] of [
      ['€9.00', '9.00'],
      ['Sold', 'Sold'],
    ] as const) {
      document.body.innerHTML = '<span class="sqs-money-native">9.00</span>'
      const element = document.querySelector('span')!
      const undo = attach(element, parse(element, pageIn('EUR'))!)
      const [text] = element.childNodes
      text!.nodeValue = written
      undo()
      expect(element.outerHTML).toBe(`<span class="sqs-money-native">${left}</span>`)
    }
  })
})

describe('prices without a currency', () => {
  it('are only read in American format', () => {
    expectVerdicts(
      [
        ...([
          ['200.00', 20_000],
          ['1,234.50', 123_450],
          ['1,234,567.8', 123_456_780],
          ['-5', -500],
        ] as const),
        ...([
          ['1,23.00', Number.NaN],
          ['1.234,50', Number.NaN],
          ['1.234', Number.NaN],
          ['', Number.NaN],
        ] as const),
      ],
      parseBareCents,
    )
  })

  it('are written in the same format', () => {
    expect([20_000, 123_450, -500].map(formatBareCents)).toEqual(['200.00', '1,234.50', '-5.00'])
  })
})
