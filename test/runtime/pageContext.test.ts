import { afterEach, expect, it } from 'vitest'
import { readContext, showsAnnouncementBar } from '../../src/runtime/pageContext'

const host = globalThis as { Static?: unknown }

afterEach(() => {
  delete host.Static
})

it('reads the announcement bar setting', () => {
  host.Static = { SQUARESPACE_CONTEXT: { showAnnouncementBar: true } }
  expect(showsAnnouncementBar()).toBe(true)
  host.Static = { SQUARESPACE_CONTEXT: { showAnnouncementBar: false } }
  expect(showsAnnouncementBar()).toBe(false)
})

it.each([undefined, {}, { showAnnouncementBar: 'true' }])(
  'does not know whether there is an announcement bar: %j',
  (context) => {
    host.Static = { SQUARESPACE_CONTEXT: context }
    expect(showsAnnouncementBar()).toBeNull()
  },
)

it.each([undefined, null, 'text', [1], 7])('is empty if the global is %j', (context) => {
  host.Static = { SQUARESPACE_CONTEXT: context }
  expect(readContext()).toEqual({})
})
