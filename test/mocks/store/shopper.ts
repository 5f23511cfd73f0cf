import type { Cart } from '../../../src/model/cart/Cart'
import { createVisitor, type Visitor } from '../../support/visitor'

/** The response to a request, with the parts that tests check. */
export interface Reply {
  readonly httpStatus: number
  readonly cart: Cart
  readonly body: { readonly [name: string]: unknown }
  /** `errorKey` and `status` of a decline, such as `SOLD_OUT 409`; empty if there is none. */
  readonly decline: string
}

/** A visitor who shops. */
export interface Shopper {
  readonly visitor: Visitor
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>
  readonly add: (urlId: string, quantity?: unknown, more?: object, headers?: Record<string, string>) => Promise<Reply>
  readonly cart: () => Promise<Reply>
}

const commerce = '/api/commerce'

/** Opens a shopper's session. */
export async function createShopper(origin: string): Promise<Shopper> {
  const visitor = createVisitor(origin)
  await visitor.get('/__mock/login?as=nobody')
  const send: Shopper['send'] = async (method, path, body, headers) => {
    const address = path.startsWith('/') ? path : `${commerce}/${path}`
    const crumb = `${address.includes('?') ? '&' : '?'}crumb=${encodeURIComponent(visitor.cookie('crumb'))}`
    const response = await visitor.fetch(method === 'GET' ? address : address + crumb, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await response.json()
    const decline = answer.errorKey === undefined ? '' : `${answer.errorKey} ${answer.status}`
    return { httpStatus: response.status, cart: answer.shoppingCart ?? answer, body: answer, decline }
  }
  return {
    visitor,
    send,
    add: (urlId, quantity = 1, more = {}, headers = {}) =>
      send('POST', 'shopping-cart/entries', { itemId: idOf(urlId), sku: null, quantity, ...more }, headers),
    cart: () => send('GET', 'shopping-cart'),
  }
}

const numbers: { readonly [urlId: string]: string } = {
  'ships-biscuit': '01',
  'salt-oatcakes': '02',
  'nine-knots': '04',
  'heather-honey': '06',
  'flour-by-the-sack': '07',
  'striped-cup': '08',
  'bread-knife': '10',
  'storm-candle': '12',
  postcards: '14',
  'climb-the-tower': '19',
  'book-of-bread': '21',
  'gift-card': '24',
  'keepers-log': '25',
  'loaf-club': '26',
  'winter-box': '29',
}

/** The id of a product. */
export function idOf(urlId: string): string {
  return `5f0c0000000000000000e0${numbers[urlId] ?? 'ff'}`
}
