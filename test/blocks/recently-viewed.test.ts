import { afterEach, expect, it, vi } from 'vitest'
import { fetchSeen } from '../../blocks/recently-viewed/fetchSeen'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [404, {}, ['p1']],
  [400, { errorKey: 'ITEM_NOT_FOUND', message: 'No longer sold.' }, ['p1']],
  [403, {}, []],
])('a product seen before is no longer sold if the server answers with %i %j', async (status, answer, gone) => {
  vi.stubGlobal('fetch', async () => Response.json(answer, { status }))
  const money = { locale: 'en-US', currency: 'USD' }
  const seen = await fetchSeen(['p1'], { most: 4, money } as never, new AbortController().signal)
  expect(seen).toEqual({ products: [], gone })
})
