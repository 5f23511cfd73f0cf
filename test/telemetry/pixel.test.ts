import { beforeEach, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { answerConsent, setConsentPolicy } from '../../src/telemetry/consent'
import { recordPixel } from '../../src/telemetry/pixel'
import { pageOf } from './collector'

const page = pageOf()
const event = (formId: string) => ({ event: 'Lead', data: { formId } }) as const

beforeEach(() => {
  setConsentPolicy(true)
  answerConsent('unknown')
})

it('waits in memory for the visitor’s answer, and is sent at once when it is yes', () => {
  const dispatch = vi.fn()
  recordPixel(page, event('a'), dispatch)
  expect(dispatch).not.toHaveBeenCalled()
  answerConsent('given')
  expect(dispatch.mock.calls).toEqual([[event('a')]])
})

it('is forgotten when Skerry stops, and waits again after the next start', () => {
  const dispatch = vi.fn()
  recordPixel(page, event('a'), dispatch)
  undoAll()
  recordPixel(page, event('b'), dispatch)
  answerConsent('given')
  expect(dispatch.mock.calls).toEqual([[event('b')]])
})
