import { afterEach, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { announce, onAnnouncement } from '../../src/data/announcements'

afterEach(forgetShared)

it('an announcement reaches every listener, even if one throws, but not one that has stopped', () => {
  const failure = new Error('The first listener fails.')
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const heard: string[] = []
  onAnnouncement('cart requested', () => {
    throw failure
  })
  const stop = onAnnouncement('cart requested', () => heard.push('second'))
  onAnnouncement('cart requested', () => heard.push('third'))
  announce('cart requested', null)
  stop()
  announce('cart requested', null)
  expect(heard).toEqual(['second', 'third', 'third'])
  expect(report.mock.calls).toEqual([[failure], [failure]])
})
