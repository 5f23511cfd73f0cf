import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { products } from '../../mocks/fixtures/products/index'
import { cartOnServer } from '../support/filledCart'
import { cartLink, offerMarkup } from '../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

/** A product page of a newer template: the product is in JSON, and its parts have neither ids nor variants. */
const newerPage = (() => {
  const { id, structuredContent } = products.find(({ urlId }) => urlId === 'striped-cup')!
  const variants = structuredContent.variants.map(({ sku, qtyInStock, attributes }) => {
    const price = { currency: 'AUD', value: '25.00' }
    return { id: sku, sku, price, unlimited: false, qtyInStock, soldOut: qtyInStock === 0, attributes }
  })
  const json = JSON.stringify({ product: { id, productType: 1, variants } }).replaceAll('"', '&quot;')
  const values = variants.map(({ attributes: { Stripe = '' } }) => `<option value="${Stripe}">${Stripe}</option>`)
  return `<div class="product-detail" data-controller="ProductDetail" data-context="${json}">
    <div class="product-price"><div class="product-price-value">$25.00</div></div>
    <div class="product-variants"><div class="variant-option" data-variant-option-name="Stripe"><div class="variant-select-wrapper">
      <select aria-label="Select Stripe"><option value="">Select Stripe</option>${values.join('')}</select></div></div></div>
    <div class="product-quantity-input" role="group" aria-label="Quantity">
      <button class="decrease-button" type="button" aria-label="Decrease quantity by 1">−</button>
      <input aria-label="Count" name="quantity-input" type="number" value="1" min="1" max="9999" size="4">
      <button class="increase-button" type="button" aria-label="Increase quantity by 1">+</button></div>
    <button class="sqs-add-to-cart-button"><div class="sqs-add-to-cart-button-inner"><span class="add-to-cart-text">Add To Cart</span></div></button></div>`
})()

const saltId = products.find(({ urlId }) => urlId === 'seaweed-salt')?.id ?? ''

const cups = products.find(({ urlId }) => urlId === 'striped-cup')?.structuredContent.variants ?? []

/** The settings of an owner who wants pages to say when few are left. */
const scarcityContext = `<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: ${JSON.stringify({
  websiteSettings: {
    storeSettings: {
      merchandisingSettings: {
        scarcityEnabledOnProductItems: true,
        scarcityMessageType: 'DEFAULT_SCARCITY_MESSAGE',
      },
    },
  },
})} }</script>`

const scarcePage = newerPage.replaceAll(
  '&quot;soldOut&quot;:false',
  '&quot;soldOut&quot;:false,&quot;scarce&quot;:true',
)

/** The same product in a block, which has settings and words of its own. */
const scarceBlock = scarcePage.replace(
  'class="product-detail" data-controller="ProductDetail" data-context=',
  `class="sqs-block-product" data-merchandising-settings='{"scarcityEnabledOnProductBlocks":true}'
    data-visitor-translations='{"productDefaultScarcityText":"Just {qtyInStock} in this shop"}' data-product=`,
)

const site = siteForTests({
  pages: {
    '/jumper': documentOf(cartLink + offerMarkup('keepers-jumper')),
    '/without-button': documentOf(
      offerMarkup('keepers-jumper').replaceAll('sqs-add-to-cart-button', 'button-of-the-template'),
    ),
    '/hidden-radios': documentOf(
      offerMarkup('keepers-jumper').replaceAll('variant-radiobtn"', 'variant-radiobtn" hidden'),
    ),
    '/coffee': documentOf(offerMarkup('coffee-by-the-month')),
    '/honey': documentOf(offerMarkup('heather-honey')),
    '/gift-card': documentOf(offerMarkup('gift-card').replaceAll('unlimited&quot;:true', 'unlimited&quot;:false')),
    '/hats': documentOf(offerMarkup('wool-hat') + offerMarkup('striped-cup')),
    '/newer': documentOf(cartLink + newerPage),
    '/unpriced': documentOf(cartLink + newerPage.replace(/&quot;price&quot;:\{[^}]*\},/g, '')),
    '/broken-json': documentOf(newerPage.replace(/data-context="[^"]*"/, 'data-context="{&quot;product"')),
    '/salt': documentOf(
      `<div data-item-id="${saltId}"><div class="product-gallery"><img src="/content/v1/1/salt-jars.png?format=500w" srcset="/content/v1/1/salt-jars.png?format=500w 500w, /content/v1/1/salt-jars.png?format=1000w 1000w" width="120" height="120" alt=""></div>${offerMarkup('seaweed-salt')}</div>`,
    ),
    '/scarce': documentOf(cartLink + scarcePage, scarcityContext),
    '/scarce-block': documentOf(cartLink + scarceBlock),
    '/broken': documentOf(offerMarkup('keepers-jumper').replace(/data-variants="[^"]*"/, 'data-variants="[{"')),
  },
  headers: strictPolicy,
})

async function visit(path: string) {
  const { page, troubles } = await site.visit(path)
  await untilBlock(page, 'product')
  return {
    page,
    troubles,
    size: page.getByLabel('Select Size'),
    colour: page.getByLabel('Select Colour'),
    stripe: page.getByLabel('Select Stripe'),
    price: page.locator('.product-price'),
    note: page.locator('.skerry-variant-note'),
    spoken: page.locator('.product-variants [role="status"]'),
    button: page.locator('.sqs-add-to-cart-button'),
    radio: (value: string) => page.locator(`input[type="radio"][value="${value}"]`),
    label: (value: string) => page.locator(`input[type="radio"][value="${value}"] + label`),
  }
}

/** The values of a select, as visitors read them, with an asterisk before those that cannot be chosen. */
function optionTexts(page: Page, label: string): Promise<string[]> {
  return page
    .getByLabel(label)
    .locator('option')
    .evaluateAll((options) =>
      (options as HTMLOptionElement[]).slice(1).map(({ text, disabled }) => (disabled ? `*${text}` : text)),
    )
}

/** The elements of a product with their own text and their attributes, whose order does not count. */
function elementsOf(page: Page): Promise<string[]> {
  return page.locator('article, article *').evaluateAll((elements) =>
    elements.map(({ tagName, attributes, childNodes }) => {
      const named = [...attributes].map(({ name, value }) => `${name}="${value}"`).sort()
      const text = [...childNodes].map((node) => (node instanceof Text ? node.data : '·')).join('')
      return [tagName, ...named, text].join(' ')
    }),
  )
}

/** The first line in the visitor's cart on the server. */
async function firstLine(page: Page): Promise<{ quantity?: number; attributes?: object }> {
  const line = (await cartOnServer(page))?.entries[0]
  return line ? { quantity: line.quantity, attributes: line.chosenVariant?.attributes } : {}
}

describe('the low-stock note on a newer page', () => {
  it('gives the stock of the chosen variant, as its JSON says, and is absent without a choice', async () => {
    const { page, stripe, spoken } = await visit('/scarce')
    const note = page.locator('.product-scarcity')
    expect(await note.count()).toBe(0)
    const { qtyInStock, attributes } = cups.find((cup) => cup.qtyInStock > 0)!
    await stripe.selectOption(attributes.Stripe ?? '')
    expect(await note.textContent()).toBe(`Only ${qtyInStock} available`)
    expect(await spoken.textContent()).toContain(`Only ${qtyInStock} available`)
    await stripe.selectOption('')
    expect(await note.count()).toBe(0)
  })

  it('follows the settings and uses the text of a product block', async () => {
    const { page, stripe, spoken } = await visit('/scarce-block')
    const { qtyInStock, attributes } = cups.find((cup) => cup.qtyInStock > 0)!
    await stripe.selectOption(attributes.Stripe ?? '')
    expect(await page.locator('.product-scarcity').textContent()).toBe(`Just ${qtyInStock} in this shop`)
    expect(await spoken.textContent()).toContain(`Just ${qtyInStock} in this shop`)
  })

  it('is absent if the owner has not enabled it', async () => {
    const { page, stripe } = await visit('/newer')
    await stripe.selectOption({ index: 1 })
    expect(await page.locator('.product-scarcity').count()).toBe(0)
  })
})

describe('the image of a product', () => {
  it('is that of the chosen variant, in the same widths, or the product’s own if the variant has none', async () => {
    const { page } = await visit('/salt')
    const image = page.locator('.product-gallery img')
    const served = await image.evaluate((element) => element.outerHTML)
    await page.getByLabel('Select Weight').selectOption('1 kg')
    expect(await image.getAttribute('src')).toMatch(/\/tide-pools\.png\?format=500w$/)
    expect(await image.getAttribute('srcset')).toMatch(
      /tide-pools\.png\?format=500w 500w, .*tide-pools\.png\?format=1000w 1000w$/,
    )
    expect(await image.getAttribute('height')).toBe('1600')
    await page.getByLabel('Select Weight').selectOption('60 g')
    expect(await image.evaluate((element) => element.outerHTML)).toBe(served)
    await page.getByLabel('Select Weight').selectOption('1 kg')
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await image.evaluate((element) => element.outerHTML)).toBe(served)
  })
})

describe('the options of a product', () => {
  it('show the variant’s price, including a sale, and the served price again without a choice', async () => {
    const { page, troubles, size, colour, price, spoken } = await visit('/jumper')
    const served = await price.innerHTML()
    await size.selectOption('L')
    expect(await price.innerHTML()).toBe(served)
    await colour.selectOption('Oatmeal')
    expect(await price.textContent()).toBe('Sale Price: $130.00  Original Price: $155.00')
    expect(await page.locator('.original-price').textContent()).toBe('$155.00')
    expect(await spoken.textContent()).toContain('Sale Price: $130.00 Original Price: $155.00')
    await colour.selectOption('Navy')
    expect(await price.textContent()).toBe('$155.00')
    await colour.selectOption('')
    expect(await price.innerHTML()).toBe(served)
    expect(troubles).toEqual([])
  })

  it('keep the served price for a variant whose price cannot be read', async () => {
    const { stripe, price } = await visit('/unpriced')
    await stripe.selectOption({ index: 1 })
    expect(await price.textContent()).toBe('$25.00')
  })

  it('keep selects and radio buttons in sync', async () => {
    const { size, radio, label } = await visit('/jumper')
    await size.selectOption('M')
    expect(await radio('M').isChecked()).toBe(true)
    await label('L').click()
    expect(await size.inputValue()).toBe('L')
    expect(await radio('M').isChecked()).toBe(false)
  })

  it('can be chosen with the keyboard, even where a template hides the radio buttons', async () => {
    const { page, size, colour, radio, label } = await visit('/hidden-radios')
    const before = await label('L').boundingBox()
    await radio('S').focus()
    await page.keyboard.press('ArrowRight')
    expect(await size.inputValue()).toBe('M')
    await radio('Navy').focus()
    await page.keyboard.press('Space')
    expect(await colour.inputValue()).toBe('Navy')
    expect(await label('L').boundingBox()).toEqual(before)
  })

  it('say which combinations do not exist and which are sold out', async () => {
    const { page, size, label } = await visit('/jumper')
    await size.selectOption('XL')
    expect(await optionTexts(page, 'Select Colour')).toEqual(['Navy', '*Oatmeal (Not available with XL)'])
    const oatmeal = page.getByRole('radio', { name: 'Oatmeal (Not available with XL)' })
    expect(await oatmeal.isDisabled()).toBe(true)
    expect(await label('Oatmeal').getAttribute('title')).toBe('Not available with XL')
    await size.selectOption('S')
    expect(await optionTexts(page, 'Select Colour')).toEqual(['Navy (Sold out)', '*Oatmeal (Not available with S)'])
  })

  it('say why a value that does not exist in this combination cannot be chosen', async () => {
    const { size, label, note, radio, spoken } = await visit('/jumper')
    await size.selectOption('XL')
    await label('Oatmeal').click({ force: true })
    expect(await note.textContent()).toBe('Oatmeal is not available with XL.')
    expect(await spoken.textContent()).toContain('Oatmeal is not available with XL.')
    expect(await radio('Oatmeal').isChecked()).toBe(false)
    await label('Navy').click()
    expect(await note.count()).toBe(0)
  })

  it('let an earlier option change, and say that a later choice was cleared if the two do not combine', async () => {
    const { page, size, colour, note } = await visit('/jumper')
    await size.selectOption('M')
    await colour.selectOption('Oatmeal')
    expect(await optionTexts(page, 'Select Size')).toContain('XL (Not available with Oatmeal)')
    await size.selectOption('XL')
    expect(await colour.inputValue()).toBe('')
    expect(await note.textContent()).toBe('Oatmeal is not available with XL. Please choose Colour again.')
  })

  it('show how many are left of the variant', async () => {
    const { page, size, colour, spoken } = await visit('/jumper')
    const scarcity = page.locator('.product-scarcity:visible')
    expect(await scarcity.count()).toBe(0)
    await size.selectOption('M')
    await colour.selectOption('Oatmeal')
    expect(await scarcity.allTextContents()).toEqual(['Only 2 left!'])
    expect(await spoken.textContent()).toContain('Only 2 left!')
    await colour.selectOption('Navy')
    expect(await scarcity.count()).toBe(0)
  })

  it('show on the button that the variant is sold out, and do not sell it', async () => {
    const { page, size, colour, button, spoken } = await visit('/jumper')
    await untilBlock(page, 'add-to-cart')
    await size.selectOption('S')
    await colour.selectOption('Navy')
    expect((await button.innerText()).trim()).toBe('Sold out')
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    expect(await spoken.textContent()).toBe(
      '$145.00. Sold out. Get notified by email when this product is back in stock',
    )
    await button.click({ force: true })
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Sold out')
    await size.selectOption('M')
    expect((await button.innerText()).trim()).toBe('Add To Cart')
    expect(await button.getAttribute('aria-disabled')).toBeNull()
  })

  it('say that the variant is sold out even if the template has no button', async () => {
    const { size, colour, spoken } = await visit('/without-button')
    await size.selectOption('S')
    await colour.selectOption('Navy')
    expect(await spoken.textContent()).toBe(
      '$145.00. Sold out. Get notified by email when this product is back in stock',
    )
  })

  it('limit the quantity to the stock of the variant', async () => {
    const { page, size, colour, button } = await visit('/jumper')
    const quantity = page.getByLabel('Quantity')
    await size.selectOption('M')
    await colour.selectOption('Navy')
    expect(await quantity.getAttribute('max')).toBe('5')
    await quantity.fill('6')
    await button.click()
    await expect.poll(() => page.getByRole('alert').textContent()).toBe('Please enter a quantity from 1 to 5.')
    await colour.selectOption('')
    expect(await quantity.getAttribute('max')).toBe('9999')
  })

  it('sell the variant that was chosen with radio buttons', async () => {
    const { page, label, button } = await visit('/jumper')
    await label('L').click()
    await label('Oatmeal').click()
    await page.getByLabel('Quantity').fill('2')
    await button.click()
    await expect.poll(() => firstLine(page)).toEqual({ quantity: 2, attributes: { Size: 'L', Colour: 'Oatmeal' } })
  })

  it('say how often a subscription is charged', async () => {
    const { page, price } = await visit('/coffee')
    await page.getByRole('combobox').selectOption({ index: 1 })
    expect(await price.textContent()).toBe('$18.00 every month for 1 year')
  })

  it('never mark a gift card as sold out', async () => {
    const { page } = await visit('/gift-card')
    await page.getByLabel('Select Value').selectOption('$50')
    expect(await page.locator('.sqs-add-to-cart-button').getAttribute('aria-disabled')).toBeNull()
  })

  it('are independent for each product, even if ids and names are the same', async () => {
    const { page } = await visit('/hats')
    await page.waitForFunction(() => document.querySelectorAll('.product-variants [role="status"]').length === 2)
    const [hat, cup] = [page.locator('article').nth(0), page.locator('article').nth(1)]
    await hat.locator('label', { hasText: 'Navy' }).click()
    await cup.locator('label', { hasText: 'Rust' }).click()
    expect(await hat.getByRole('combobox').inputValue()).toBe('Navy')
    expect(await cup.getByRole('combobox').inputValue()).toBe('Rust')
    expect(await hat.locator('input:checked').getAttribute('value')).toBe('Navy')
    expect(await hat.locator('.product-price').textContent()).toBe('$29.00')
  })

  it('keep the server’s markup, and say why, when their variants cannot be read', async () => {
    const { page, troubles } = await site.visit('/broken')
    await untilBlock(page, 'product', 'failed')
    expect(troubles.join('\n')).toContain('is not a JSON list of variants')
    await page.getByLabel('Select Size').selectOption('S')
    expect(await page.getByLabel('Select Colour').locator('option').allTextContents()).toContain('Oatmeal')
  })

  it('say what is wrong when the JSON around them cannot be read', async () => {
    const { page, troubles } = await site.visit('/broken-json')
    await untilBlock(page, 'product', 'failed')
    await untilBlock(page, 'add-to-cart', 'failed')
    expect(troubles.join('\n')).toContain('The data-context around this block is not the JSON of a product')
  })

  it('move nothing when they become interactive', async () => {
    const boxes = (page: Page) =>
      page.locator('article *:visible').evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.className, x, y, width, height].join(' ')
        }),
      )
    const served = await site.visit('/hidden-radios', { javaScriptEnabled: false })
    const { page } = await visit('/hidden-radios')
    const own = (all: string[]) => all.filter((box) => !/skerry-spoken|variant-radiobtn /.test(box))
    const plain = (all: string[]) => own(all).map((box) => box.replace(/ ?skerry-[\w-]+/g, ''))
    expect(plain(await boxes(page))).toEqual(plain(await boxes(served.page)))
  })

  it('are as the server sent them once Skerry has stopped', async () => {
    const served = await site.visit('/jumper', { javaScriptEnabled: false })
    const { page, size, colour, label } = await visit('/jumper')
    await size.selectOption('S')
    await label('Navy').click()
    await colour.selectOption('')
    await label('Navy').click()
    await page.evaluate(() => (globalThis as unknown as Record<symbol, { stop(): void }>)[Symbol.for('skerry')]?.stop())
    expect(await elementsOf(page)).toEqual(await elementsOf(served.page))
  })
})

describe('a product that is also sold as a subscription', () => {
  it('shows what the subscription costs and how often, without a quantity', async () => {
    const { page, troubles, price, button } = await visit('/honey')
    const served = await price.innerHTML()
    await page.getByLabel('Subscribe').check()
    expect(await price.textContent()).toBe('$13.00 every month')
    expect((await button.innerText()).trim()).toBe('Subscribe')
    expect(await page.getByLabel('Quantity').isVisible()).toBe(false)
    await page.getByLabel('Subscription Frequency').selectOption('every 3 months for 1 year')
    expect(await price.textContent()).toBe('$13.50 every 3 months for 1 year')
    await page.getByLabel('One-time purchase').check()
    expect(await price.textContent()).toBe('$14.50')
    expect((await button.innerText()).trim()).toBe('Add To Cart')
    expect(await page.getByLabel('Quantity').isVisible()).toBe(true)
    expect(served).toContain('14.50')
    expect(troubles).toEqual([])
  })

  it('sells the one-time purchase or the subscription, whichever is chosen', async () => {
    const { page, button } = await visit('/honey')
    await button.click()
    await expect.poll(() => firstLine(page)).toMatchObject({ quantity: 1 })
    await page.getByLabel('Subscribe').check()
    await page.getByLabel('Subscription Frequency').selectOption('every 3 months for 1 year')
    const [request] = await Promise.all([page.waitForRequest(/subscriptions\/checkout-token/), button.click()])
    expect(request.url()).toContain('checkout-token')
    await page.waitForURL(/\/checkout\/subscribe\?cartToken=\w+$/)
    await expect.poll(() => page.locator('body').innerText()).toContain('13.50')
  })

  it('is as the server sent it once Skerry has stopped', async () => {
    const served = await site.visit('/honey', { javaScriptEnabled: false })
    const { page } = await visit('/honey')
    await expect.poll(() => page.getByLabel('Quantity').getAttribute('max')).toBe('8')
    await page.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await elementsOf(page)).toEqual(await elementsOf(served.page))
  })
})

describe('a product of a newer template', () => {
  it('sells the chosen variant in the chosen quantity', async () => {
    const { page, stripe, troubles } = await visit('/newer')
    const count = page.getByLabel('Count')
    await stripe.selectOption('Blue')
    for (let press = 0; press < 3; press++) await page.getByLabel('Increase quantity by 1').click()
    await expect.poll(() => count.inputValue()).toBe('3')
    await page.getByLabel('Decrease quantity by 1').click()
    await expect.poll(() => count.inputValue()).toBe('2')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect.poll(() => firstLine(page)).toEqual({ quantity: 2, attributes: { Stripe: 'Blue' } })
    expect(troubles).toEqual([])
  })

  it('counts the clicks made before its code has loaded', async () => {
    const { page } = await site.visit('/newer')
    await page.evaluate(() => {
      const increase = document.querySelector<HTMLElement>('.increase-button')
      for (let press = 0; press < 4; press++) increase?.click()
    })
    await expect.poll(() => page.getByLabel('Count').inputValue()).toBe('5')
  })

  it('shows the price where the template has it, in the variant’s currency', async () => {
    const { page, stripe, price } = await visit('/newer')
    await stripe.selectOption('Blue')
    expect(await page.locator('.product-price-value').textContent()).toBe('A$25.00')
    expect(await price.locator('> *').count()).toBe(1)
    expect(await optionTexts(page, 'Select Stripe')).toEqual(['Blue', 'Rust', 'Green (Sold out)'])
  })
})
