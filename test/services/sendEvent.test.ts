import { expect, it, vi } from 'vitest'
import type { Page } from '../../src/model/page/page'
import { sendEvent } from '../../src/services/sendEvent'

const page = { website: {}, cookieSettings: {} } as unknown as Page // reads little else
const event = { actor: 'visitor', action: 'saw', event_owner_team: 'team', event_source: 'web', object_type: 'boat' }

it.each([
  [200, 'resolves'],
  [202, 'resolves'],
  [204, 'rejects'],
  [500, 'rejects'],
] as const)('an event that the service answers with %i %s', async (status, outcome) => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false)
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  const sent = sendEvent(page, event)
  if (outcome === 'resolves') await expect(sent).resolves.toBeUndefined()
  else await expect(sent).rejects.toMatchObject({ name: 'EventTrackingError', status })
})
