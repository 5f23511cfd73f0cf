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

it('waits beside 49 others at most', () => {
  const dispatch = vi.fn()
  for (let count = 1; count <= 51; count++) recordPixel(page, event(`${count}`), dispatch)
  answerConsent('given')
  expect(dispatch.mock.calls.map(([{ data }]) => data.formId).slice(48)).toEqual(['49', '50'])
})

it('counts each of the last 50 orders once', () => {
  const dispatch = vi.fn()
  const buy = (orderId: number) =>
    recordPixel(page, { event: 'Purchase', data: { orderId: `order ${orderId}` } }, dispatch)
  answerConsent('given')
  for (let count = 1; count <= 50; count++) buy(count)
  for (let count = 1; count <= 50; count++) buy(count)
  expect(dispatch).toHaveBeenCalledTimes(50)
})

it('is forgotten when Skerry stops, and waits again after the next start', () => {
  const dispatch = vi.fn()
  recordPixel(page, event('a'), dispatch)
  undoAll()
  recordPixel(page, event('b'), dispatch)
  answerConsent('given')
  expect(dispatch.mock.calls).toEqual([[event('b')]])
})
