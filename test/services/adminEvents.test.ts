import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { takeLog } from '../../src/browser/log'
import { type AdminEvent, createAdminEvents } from '../../src/services/adminEvents'

const of = (accessPermissions: unknown) => ({ authenticatedAccount: { id: 'a', accessPermissions } })
const admin = of(['config', 'admin'])
const edit = { name: 'item-edited', data: { id: 'x' } }

afterEach(undoAll)

it.each([
  ['a visitor', {}],
  ['an account without permissions', of(undefined)],
  ['a contributor', of(['config'])],
])('neither sends nor receives anything for %s', async (_, context) => {
  const logged = vi.fn()
  onTestFinished(takeLog(logged))
  const heard = vi.fn()
  const fromAdmin = vi.fn()
  createAdminEvents(context).on(heard)
  createAdminEvents(admin).on(fromAdmin)
  createAdminEvents(context).track(edit)
  createAdminEvents(admin).track({ name: 'last' })
  await vi.waitFor(() => expect(fromAdmin).toHaveBeenCalledWith({ name: 'last' }))
  expect(fromAdmin).toHaveBeenCalledOnce()
  expect(heard).not.toHaveBeenCalled()
  expect(logged.mock.calls).toEqual([['admin event', { name: 'last' }]])
})

it('ignores other scripts’ messages, and stops when asked or with Skerry', async () => {
  const heard = vi.fn()
  const last = vi.fn()
  const stop = createAdminEvents(admin).on(heard)
  createAdminEvents(admin).on(last)
  const channel = new BroadcastChannel('skerry-admin')
  for (const message of [null, 'x', { name: '' }, { name: 1 }, edit]) channel.postMessage(message)
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[edit]]))
  stop()
  channel.postMessage({ name: 'later' })
  await vi.waitFor(() => expect(last).toHaveBeenCalledTimes(2))
  expect(heard).toHaveBeenCalledOnce()
  channel.close()
})

it('names what is missing from an event', () => {
  expect(() => createAdminEvents({}).track({} as AdminEvent)).toThrow('adminEvents.track needs a text as `name`')
})
