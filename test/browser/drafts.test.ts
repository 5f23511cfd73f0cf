import { afterEach, expect, it, vi } from 'vitest'
import { draftKey, forgetDrafts, onForgetDrafts } from '../../src/browser/drafts'
import { forgetShared } from '../../src/browser/shared'
import { sessionValues } from '../../src/browser/storage'

afterEach(() => {
  sessionStorage.clear()
  forgetShared()
})

it('two copies of a form on one page have separate drafts', () => {
  expect(new Set([draftKey('/a', 'f', 0), draftKey('/a', 'f', 1), draftKey('/b', 'f', 0)]).size).toBe(3)
})

it('logging out deletes drafts and saved clicks, nothing else, and notifies the forms that are still on the page', () => {
  sessionValues.set(draftKey('/a', 'f', 0), { name: 'Ann' })
  sessionValues.set('clicks 0.1', ['<p>Ann</p>', []])
  sessionValues.set('visit', 1)
  const forget = vi.fn()
  const forgetGone = vi.fn()
  onForgetDrafts(forget)
  onForgetDrafts(forgetGone)()
  forgetDrafts()
  expect(sessionValues.keys('')).toEqual(['visit'])
  expect([forget.mock.calls.length, forgetGone.mock.calls.length]).toEqual([1, 0])
})
