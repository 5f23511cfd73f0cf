import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetShared } from '../../../src/browser/shared'
import { fetchCart } from '../../../src/data/cart/cartRequests'
import { isRequestError } from '../../../src/errors/RequestError'
import { type Answered, ApiServer } from '../apiServer'

let server: ApiServer

beforeEach(async () => {
  server = new ApiServer()
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL(`${await server.start()}/page`)
})
afterEach(async () => {
  forgetShared()
  await server.stop()
})

const fetched = (answer: Answered) => {
  server.answer = () => answer
  return fetchCart().catch((error: unknown) => error)
}

describe('the cart of a visitor', () => {
  it('is none if the server has not made one yet', async () => {
    expect(await fetched({ status: 404, body: { message: 'You have no shopping cart yet.' } })).toBeNull()
  })

  it.each([
    [500, { message: 'Down' }],
    [403, { message: 'No' }],
    [200, { items: 'none' }],
    [200, []],
  ])('is not known after status %i with %j', async (status, body) => {
    expect(isRequestError(await fetched({ status, body }))).toBe(true)
  })
})
