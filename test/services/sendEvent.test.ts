import { expect, it, vi } from 'vitest'
import { sendEvent } from '../../src/services/sendEvent'
import { collector, pageOf } from '../telemetry/collector'

const sighting = {
  actor: 'visitor',
  action: 'watched',
  event_owner_team: 'island',
  event_source: 'WEB',
  object_type: 'seal',
}

it.each([200, 202])(
  'sends an event as a request if there is no beacon, and resolves with status %i',
  async (status) => {
    vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false)
    const { posts } = collector(status)
    await expect(sendEvent(pageOf(), sighting)).resolves.toBeUndefined()
    expect(posts.map(({ path }) => path)).toEqual(['/api/v1/events'])
  },
)

it.each([201, 204, 404, 500, 0])('rejects with status %i', async (status) => {
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(false)
  collector(status)
  await expect(sendEvent(pageOf(), sighting)).rejects.toMatchObject({
    name: 'EventTrackingError',
    message: `Error tracking event: HTTP Status ${status}`,
    status,
  })
})
