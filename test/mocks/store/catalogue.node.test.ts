import { describe, expect, it } from 'vitest'
import { products } from '../../../mocks/fixtures/products'
import { productImageNames, productImageOf } from '../../../mocks/fixtures/products/productImages'
import { sceneOf } from '../../../mocks/site/images'
import type { Product } from '../../../src/model/product/Product'

const bySlug = (urlId: string): Product => {
  const product = products.find((one) => one.urlId === urlId)
  if (product === undefined) throw new Error(`There is no product ${urlId}.`)
  return product
}
const variantsOf = (urlId: string) => bySlug(urlId).structuredContent.variants
const allVariants = products.flatMap(({ structuredContent }) => structuredContent.variants)

describe('the shop', () => {
  it('has at least 24 products, of all five types', () => {
    expect(products.length).toBeGreaterThanOrEqual(24)
    expect(new Set(products.map(({ structuredContent }) => structuredContent.productType))).toEqual(
      new Set([1, 2, 3, 4, 5]),
    )
  })

  it('sells Ship’s biscuit without variants, in any quantity', () => {
    expect(bySlug('ships-biscuit')).toMatchObject({ title: 'Ship’s biscuit', fullUrl: '/bakehouse/p/ships-biscuit' })
    expect(variantsOf('ships-biscuit')).toMatchObject([{ unlimited: true, attributes: {} }])
  })

  it('has products with up to three options, and combinations that do not exist', () => {
    const options = products.map(({ structuredContent }) => structuredContent.variantOptionOrdering.length)
    expect(new Set(options)).toEqual(new Set([0, 1, 2, 3]))
    for (const urlId of ['oilskin', 'keepers-jumper', 'island-chart']) {
      const { variants, variantOptionOrdering } = bySlug(urlId).structuredContent
      const values = variantOptionOrdering.map(
        (name) => new Set(variants.map(({ attributes }) => attributes[name])).size,
      )
      expect(variants.length).toBeLessThan(values.reduce((product, count) => product * count, 1))
    }
  })

  it('has products that are sold out, scarce, on sale, variously priced and subscribable', () => {
    expect(variantsOf('keepers-tin').every(({ qtyInStock, unlimited }) => qtyInStock === 0 && !unlimited)).toBe(true)
    expect(variantsOf('storm-candle')[0]?.qtyInStock).toBe(1)
    expect(variantsOf('bread-knife')[0]?.onSale).toBe(true)
    expect(new Set(variantsOf('wool-hat').map(({ price }) => price)).size).toBe(2)
    expect(bySlug('loaf-club').structuredContent.isSubscribable).toBe(true)
    expect(variantsOf('salt-oatcakes')[0]?.qtyInStock).toBe(Number('9223372036854775807'))
  })

  it('has unique ids and SKUs in the platform’s format', () => {
    const ids = [...products, ...allVariants].map(({ id }) => id)
    const skus = allVariants.map(({ sku }) => sku)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(skus).size).toBe(skus.length)
    expect(ids.filter((id) => !/^[\da-f]{24}$/.test(id))).toEqual([])
    expect(skus.filter((sku) => !/^SQ\d{7}$/.test(sku))).toEqual([])
  })

  it('shows images from the site at their actual size', () => {
    for (const name of productImageNames) {
      const { width, height } = sceneOf(name)
      expect(productImageOf(name).originalSize).toBe(`${width}x${height}`)
    }
  })
})
