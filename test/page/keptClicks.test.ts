import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blocks } from '../../blocks'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'
import { onAnnouncement } from '../../src/data/announcements'
import { pageCart } from '../../src/data/cart/pageCart'
import { defaultSettings } from '../../src/model/page/settings'
import { startKeptClicks } from '../../src/page/keptClicks'
import { createIsland, type Island } from '../../src/runtime/island'
import { keepClicks, readStates } from '../../src/runtime/keepClicks'
import { readPage } from '../../src/runtime/readPage'
import { useMockNetwork as mockNetwork } from '../support/mockNetwork'
import { checkoutMarkup, productOf } from '../support/shopMarkup'

const network = mockNetwork()
let stop = () => {}

beforeEach(() => sessionStorage.clear())
afterEach(async () => {
  stop()
  await pageCart().settled()
  undoAll()
  forgetShared()
  document.body.innerHTML = ''
})

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)!

/** A product whose only option is chosen. */
function offered(urlId: string, option: string, value: string): string {
  document.body.innerHTML = checkoutMarkup(urlId)
  const select = find(`select[data-variant-option-name="${option}"]`)
  select.querySelector(`option[value="${value}"]`)?.setAttribute('selected', '')
  return document.body.innerHTML
}

/** A product that is bought as a subscription. */
function subscribed(urlId: string): string {
  document.body.innerHTML = checkoutMarkup(urlId)
  find('[value="ONE_TIME_PURCHASE"]').removeAttribute('checked')
  find('[value="SUBSCRIPTION"]').setAttribute('checked', '')
  return document.body.innerHTML
}

/** An island whose control was clicked before its code had loaded. */
function clickedIsland(name: string, control: HTMLElement, times: number): Island {
  const definition = blocks.find((block) => block.name === name)!
  const island = createIsland(control.closest<HTMLElement>(definition.selector)!, definition)
  const log = Array.from({ length: times }, () => pressOn(control))
  island.interaction = { event: new MouseEvent('click'), control, log }
  return island
}

const pressOn = (control: HTMLElement) => ({ event: new MouseEvent('click'), control, states: readStates() })

/** Clicks the button of each product of a page, which is left before its code has loaded. */
function leaveAfterClicks(html = '', times = 1): void {
  if (html) document.body.innerHTML = html
  const buttons = document.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button')
  leave([...buttons].map((button) => clickedIsland('add-to-cart', button, times)))
}

function leave(islands: readonly Island[]): void {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  keepClicks(islands)
  hidden.mockReturnValue(false)
  document.body.innerHTML = ''
}

function openNextPage(storeSettings: object = {}): void {
  stop = startKeptClicks({ ...readPage(defaultSettings), websiteSettings: { storeSettings } })
}

const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('skerry.clicks '))
const entries = () => pageCart().store.getState().view.entries
const inCart = () => entries().map(({ itemId, quantity }) => ({ itemId, quantity }))
const variantInCart = () =>
  Object.fromEntries(
    entries()[0]?.chosenVariant?.optionValues.map(({ optionName, value }) => [optionName, value]) ?? [],
  )

describe('clicks kept from a page that was left before its code had loaded', () => {
  it('are added to the cart on the next page once, as often as each button was clicked', async () => {
    leaveAfterClicks(checkoutMarkup('ships-biscuit') + checkoutMarkup('salt-oatcakes'), 3)
    openNextPage()
    const both = ['ships-biscuit', 'salt-oatcakes'].map((urlId) => ({ itemId: productOf(urlId).id, quantity: 3 }))
    await vi.waitFor(() => expect(inCart()).toEqual(expect.arrayContaining(both)), 20_000) // it loads the cart's code
    stop()
    openNextPage()
    await pageCart().settled()
    expect(inCart()).toHaveLength(2)
    expect(inCart()).toEqual(expect.arrayContaining(both))
  })

  it('have no link until the server responds, because only the previous page knew the product’s URL', async () => {
    const add = vi.spyOn(pageCart(), 'change').mockReturnValue(new Promise(() => {}))
    leaveAfterClicks(checkoutMarkup('ships-biscuit'))
    openNextPage()
    const preview = expect.objectContaining({ fullUrl: '' })
    await vi.waitFor(() => expect(add.mock.calls).toEqual([[expect.objectContaining({ preview })]]))
  })

  it('buy the options chosen in selects, in the quantity that was entered', async () => {
    document.body.innerHTML = checkoutMarkup('keepers-jumper')
    find<HTMLSelectElement>('select[data-variant-option-name="Size"]').value = 'M'
    find<HTMLSelectElement>('select[data-variant-option-name="Colour"]').value = 'Oatmeal'
    find<HTMLInputElement>('[type="number"]').value = '2'
    leaveAfterClicks()
    openNextPage()
    await vi.waitFor(() => expect(inCart()).toMatchObject([{ quantity: 2 }]))
    expect(variantInCart()).toEqual({ Size: 'M', Colour: 'Oatmeal' })
  })

  it('are kept for a product with thousands of variants', async () => {
    document.body.innerHTML = checkoutMarkup('ships-biscuit')
    const holder = document.createElement('p')
    holder.dataset.note = '"'.repeat(400_000)
    find('.sqs-add-to-cart-button').before(holder)
    leaveAfterClicks()
    openNextPage()
    await vi.waitFor(() => expect(inCart()).toMatchObject([{ quantity: 1 }]))
  })

  it('buy the options chosen with radio buttons', async () => {
    document.body.innerHTML = checkoutMarkup('wool-hat')
    find<HTMLInputElement>('[type="radio"][value="Oatmeal"]').checked = true
    leaveAfterClicks()
    openNextPage()
    await vi.waitFor(() => expect(inCart()).toMatchObject([{ quantity: 1 }]))
    expect(variantInCart()).toEqual({ Colour: 'Oatmeal' })
  })

  it('buy at each click what was chosen then', async () => {
    document.body.innerHTML = checkoutMarkup('wool-hat')
    const button = find('.sqs-add-to-cart-button')
    const choose = (value: string) => {
      find<HTMLInputElement>(`[type="radio"][value="${value}"]`).checked = true
      return pressOn(button)
    }
    const radios = document.querySelectorAll<HTMLInputElement>('[type="radio"]')
    const [first, second] = [radios[0]!.value, radios[1]!.value]
    const island = clickedIsland('add-to-cart', button, 0)
    island.interaction!.log = [choose(first), choose(second)]
    leave([island])
    openNextPage()
    await vi.waitFor(() => expect(inCart()).toMatchObject([{ quantity: 1 }, { quantity: 1 }]))
  })

  it('are announced with the full quantity added', async () => {
    const announced = vi.fn()
    onAnnouncement('added to cart', announced)
    leaveAfterClicks(checkoutMarkup('ships-biscuit'), 3)
    openNextPage()
    const { id } = productOf('ships-biscuit')
    await vi.waitFor(() => expect(announced.mock.calls).toEqual([[{ itemId: id, quantity: 3 }]]))
  })

  it('add as many as are in stock', async () => {
    document.body.innerHTML = checkoutMarkup('wool-hat')
    find<HTMLInputElement>('[type="radio"][value="Oatmeal"]').checked = true
    leaveAfterClicks('', 30)
    openNextPage()
    await vi.waitFor(() => expect(inCart()).toMatchObject([{ quantity: 25 }]))
  })

  it('show the reason if the server declines them', async () => {
    network.backend.state.store.stock[productOf('sunday-parcel').structuredContent.variants[0]!.id] = 0
    leaveAfterClicks(checkoutMarkup('sunday-parcel'))
    openNextPage()
    await vi.waitFor(() => expect(pageCart().store.getState().refused).toBe('The Sunday parcel is sold out.'))
    expect(inCart()).toEqual([])
  })

  it('add no more than the largest quantity of a cart line', async () => {
    const add = vi.spyOn(pageCart(), 'change').mockReturnValue(new Promise(() => {}))
    leaveAfterClicks(checkoutMarkup('salt-oatcakes'), 10_001)
    openNextPage()
    await vi.waitFor(() => expect(add.mock.calls).toEqual([[expect.objectContaining({ quantity: 1, times: 9999 })]]))
  })

  it.each([
    ['with an option that was not chosen', () => checkoutMarkup('wool-hat')],
    ['that is a gift card', () => offered('gift-card', 'Value', '$25')],
    ['that is a paywall', () => checkoutMarkup('keepers-log')],
    ['that is a subscription', () => checkoutMarkup('loaf-club')],
    ['for which a subscription was chosen', () => subscribed('heather-honey')],
    [
      'with questions of the shop',
      () => checkoutMarkup('ships-biscuit').replace('data-product-type', 'data-form="{}" $&'),
    ],
    ['without an id', () => checkoutMarkup('ships-biscuit').replaceAll('data-item-id', 'data-other')],
  ])('of a product %s add nothing', async (_, markup) => {
    const change = vi.spyOn(pageCart(), 'change')
    leaveAfterClicks(markup())
    leaveAfterClicks(checkoutMarkup('salt-oatcakes'))
    openNextPage()
    await vi.waitFor(() => expect(inCart()).toMatchObject([{ itemId: productOf('salt-oatcakes').id }]))
    expect(change).toHaveBeenCalledOnce()
    expect(kept()).toEqual([])
  })

  it.each(['null', '"text"', '[]', '["<p></p>"]', '[1, []]', '["<p></p>", [2]]'])(
    'are discarded if another script has stored %s in their place',
    async (value) => {
      sessionStorage['skerry.clicks 0'] = `{ "value": ${value} }`
      openNextPage()
      await vi.waitFor(() => expect(kept()).toEqual([]))
      expect(inCart()).toEqual([])
    },
  )

  it('are discarded in a shop with express checkout, which has no cart', async () => {
    leaveAfterClicks(checkoutMarkup('ships-biscuit'))
    openNextPage({ expressCheckout: true })
    await vi.dynamicImportSettled()
    expect(kept()).toEqual([])
    expect(inCart()).toEqual([])
  })

  it('wait until the page is visible', async () => {
    leaveAfterClicks(checkoutMarkup('ships-biscuit'))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    openNextPage()
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.dynamicImportSettled()
    expect(kept()).toHaveLength(1)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(inCart()).toMatchObject([{ quantity: 1 }]))
  })
})

it('kept clicks are not read after stop', async () => {
  openNextPage()
  stop()
  leaveAfterClicks(checkoutMarkup('ships-biscuit'))
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.dynamicImportSettled()
  expect(kept()).toHaveLength(1)
})

describe('the copy of a page that is left', () => {
  it('does not include what was typed in other fields', () => {
    document.body.innerHTML = `${checkoutMarkup('wool-hat')}<input id="name">`
    find<HTMLInputElement>('#name').value = 'Ada'
    leaveAfterClicks()
    expect(kept()).toHaveLength(1)
    expect(sessionStorage[kept()[0]!]).not.toContain('Ada')
  })

  it('is not made for a click on a quantity control, which waits for its code', () => {
    document.body.innerHTML = '<div class="product-quantity-input"><button>+</button><input type="number"></div>'
    const island = clickedIsland('product', find('button'), 1)
    keepClicks([island])
    expect(kept()).toEqual([])
    expect(island.interaction).toMatchObject({ control: find('button') })
  })
})
