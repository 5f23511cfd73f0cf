import { expect, it, vi } from 'vitest'
import { siteServices } from '../../src/services/siteServices'

it('no places are requested before the visitor has typed something', async () => {
  const fetch = vi.fn(async () => Response.json({ predictions: [{ placeId: 'p1', description: 'Oban' }, null] }))
  vi.stubGlobal('fetch', fetch)
  expect(await siteServices.places.autocomplete('  ')).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
  expect(await siteServices.places.autocomplete('Ob')).toEqual([{ placeId: 'p1', description: 'Oban' }])
})
