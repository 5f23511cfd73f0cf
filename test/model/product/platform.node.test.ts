import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { formatBareCents, parseBareCents } from '../../../src/model/money/bareMoney'
import { parseCents } from '../../../src/model/money/cents'
import { currencyDigits } from '../../../src/model/money/currencies'
import { formatMoney } from '../../../src/model/money/formatMoney'
import type { Money } from '../../../src/model/money/Money'
import type { StructuredContent } from '../../../src/model/product/Product'
import {
  fromPrice,
  hasVariedPrices,
  isOnSale,
  normalPrice,
  salePrice,
  subscriptionPrice,
} from '../../../src/model/product/prices'
import { priceText, productPriceText, spokenPrice } from '../../../src/model/product/priceText'
import { hasQuantity } from '../../../src/model/product/quantity'
import { parseVariants } from '../../../src/model/product/readVariants'
import { isSoldOut } from '../../../src/model/product/stock'
import { chosenVariant, optionStates, variantOptions } from '../../../src/model/product/variantPicker'
import { renderTemplate } from '../../support/platformEngine'
import { anyProduct } from '../../support/products'

type Node = DefaultTreeAdapterTypes.Node

const runs = { numRuns: 500 }
const locale = 'en-US'
const write = (money: Money) => formatMoney(money, { locale })

/** What the platform renders for a product. */
function render(template: string, structuredContent: StructuredContent, websiteSettings: object = {}): string {
  const item = { id: '5f0000000000000000000001', structuredContent }
  return renderTemplate(template, { item, featureFlags: { useCLDRMoneyFormat: true }, websiteSettings }, locale)
}

/** A formatter of prices, with the digits of the specification. */
function withDigits(formatter: string, { variants, priceMoney }: StructuredContent): string {
  const { currency = 'USD' } = priceMoney ?? variants[0]?.priceMoney ?? {}
  const digits = currencyDigits(currency)
  return `{item|${formatter} minfrac:${digits} maxfrac:${digits}}`
}

const nodesOf = (node: Node): Node[] => [node, ...('childNodes' in node ? node.childNodes.flatMap(nodesOf) : [])]
const attributeOf = (node: Node, name: string) =>
  'attrs' in node ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined

/** The words of HTML, element by element. */
function textOf(html: string): string {
  const texts = nodesOf(parseFragment(html)).flatMap((node) => ('value' in node ? [node.value] : []))
  return texts
    .join(' ')
    .replace(/[ \n]+/g, ' ')
    .trim()
}

function forEveryProduct(check: (content: StructuredContent) => void): void {
  fc.assert(fc.property(anyProduct, check), runs)
}

describe('our rules and the platform’s templates', () => {
  it('agree on the text of prices', () => {
    forEveryProduct((content) => {
      const ours = productPriceText(content, write)
      expect(ours ? spokenPrice(ours) : '').toBe(textOf(render(withDigits('product-price', content), content)))
    })
  })

  it('agree on the text of subscription prices beside a one-time purchase', () => {
    const single = { isSubscribable: false, subscriptionPlan: null }
    forEveryProduct((content) => {
      const price = subscriptionPrice(content)
      const ours = price ? spokenPrice(priceText(price, single, write)) : ''
      expect(ours).toBe(textOf(render(withDigits('subscription-price', content), content)))
    })
  })

  it('agree on the lowest, the regular and the sale price', () => {
    forEveryProduct((content) => {
      const ours = [fromPrice(content), normalPrice(content), salePrice(content)].map(({ value }) => parseCents(value))
      const template = '{item|from-price} {item|normal-price} {item|sale-price}'
      expect(ours).toEqual(render(template, content).split(' ').map(Number))
    })
  })

  it('agree on bare numbers, for pages whose style sheet draws the currency', () => {
    forEveryProduct((content) => {
      fc.pre(!content.isSubscribable && !hasVariedPrices(content) && !isOnSale(content))
      const number = textOf(renderTemplate('{@|product-price}', { structuredContent: content }, locale))
      const cents = parseCents(normalPrice(content).value)
      expect(number).toBe(formatBareCents(cents))
      expect(parseBareCents(number)).toBe(cents)
    })
  })

  it('agree on which products are sold out, on sale, or have several prices', () => {
    const template =
      '{.section item}{.sold-out?}sold out{.end},{.on-sale?}on sale{.end},{.varied-prices?}varied{.end}{.end}'
    forEveryProduct((content) => {
      const ours = [
        isSoldOut(content) && 'sold out',
        isOnSale(content) && 'on sale',
        hasVariedPrices(content) && 'varied',
      ]
      expect(ours.map((word) => word || '').join()).toBe(render(template, content))
    })
  })

  it.each([true, false, undefined])(
    'agree on which products have a quantity, with multiple services allowed: %j',
    (isAllowed) => {
      forEveryProduct((content) => {
        const settings = { storeSettings: { multipleQuantityAllowedForServices: isAllowed } }
        expect(hasQuantity(content, isAllowed)).toBe(render('{item|quantity-input}', content, settings) !== '')
      })
    },
  )

  it('agree on options, their values and the variants behind them', () => {
    forEveryProduct((content) => {
      const nodes = nodesOf(parseFragment(render('{item|variants-select}', content)))
      const drawn = nodes.flatMap((node) => {
        const name = node.nodeName === 'select' && attributeOf(node, 'data-variant-option-name')
        const values = nodesOf(node).flatMap((option) => attributeOf(option, 'value') || [])
        return name ? [{ name, values }] : []
      })
      const options = variantOptions(content.variants, content.variantOptionOrdering)
      expect(options).toEqual(drawn)
      const carried = nodes.map((node) => attributeOf(node, 'data-variants')).find((text) => text !== undefined)
      if (drawn.length === 0) return
      const read = parseVariants(carried ?? '') ?? []
      expect(read.map(({ sku, attributes, priceMoney }) => [sku, attributes, priceMoney])).toEqual(
        content.variants.map(({ sku, attributes, priceMoney }) => [sku, attributes, priceMoney]),
      )
      for (const variant of read) expect(chosenVariant(read, options, variant.attributes)).toBe(variant)
    })
  })

  it('agree on the availability of each variant', () => {
    forEveryProduct((content) => {
      fc.pre(content.productType === 1 || content.productType === 3)
      const options = variantOptions(content.variants, content.variantOptionOrdering)
      for (const variant of content.variants) {
        const isLeft = render('{.section item}{.sold-out?}{.or}left{.end}{.end}', { ...content, variants: [variant] })
        for (const { name } of options) {
          const states = optionStates(content.variants, options, variant.attributes).get(name)
          const state = states?.find(({ value }) => value === variant.attributes[name])?.state
          expect(state).toBe(isLeft ? 'available' : 'sold-out')
        }
      }
    })
  })
})
