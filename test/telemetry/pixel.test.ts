import { beforeEach, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { recordPagePixel, recordPixel } from '../../src/telemetry/pixel'
import { readVisitorFrom } from '../../src/telemetry/visitor'
import { pageOf } from './collector'

const page = pageOf()
const event = (formId: string) => ({ event: 'Lead', data: { formId } }) as const

beforeEach(() => {
  setConsentPolicy(true)
  answerConsent('unknown')
})

it('a pixel event waits in memory for consent, and is then sent at once', () => {
  const dispatch = vi.fn()
  recordPixel(page, event('a'), dispatch)
  expect(dispatch).not.toHaveBeenCalled()
  answerConsent('given')
  expect(dispatch.mock.calls).toEqual([[event('a')]])
})

it('a pixel event waits with at most 49 others', () => {
  const dispatch = vi.fn()
  for (let count = 1; count <= 51; count++) recordPixel(page, event(`${count}`), dispatch)
  answerConsent('given')
  expect(dispatch.mock.calls.map(([{ data }]) => data.formId).slice(48)).toEqual(['49', '50'])
})

it('each of the last 50 orders is counted once', () => {
  const dispatch = vi.fn()
  const buy = (orderId: number) =>
    recordPixel(page, { event: 'Purchase', data: { orderId: `order ${orderId}` } }, dispatch)
  answerConsent('given')
  for (let count = 1; count <= 50; count++) buy(count)
  for (let count = 1; count <= 50; count++) buy(count)
  expect(dispatch).toHaveBeenCalledTimes(50)
  buy(51)
  buy(1)
  expect(dispatch).toHaveBeenCalledTimes(52)
})

it('a pixel event is sent with the next one if another script has written the consent', () => {
  const dispatch = vi.fn()
  recordPixel(page, event('a'), dispatch)
  readVisitorFrom(() => {
    readVisitorFrom(() => '')
    answerConsent('given')
    return ''
  })
  recordPixel(page, event('b'), dispatch)
  expect(dispatch.mock.calls).toEqual([[event('a')], [event('b')]])
})

it.each([
  ['%20rye%20', [[{ event: 'Search', data: { query: 'rye' } }]]],
  ['ann@mail.example', [[{ event: 'Search', data: { query: '[removed]' } }]]],
  ['%20', []],
])('the search event contains the search terms, without spaces and secrets: %s', (words, dispatched) => {
  const dispatch = vi.fn()
  answerConsent('given')
  history.replaceState(null, '', `/search?q=${words}`)
  recordPagePixel(pageOf({ pageType: 'search' }), dispatch)
  history.replaceState(null, '', '/')
  expect(dispatch.mock.calls).toEqual(dispatched)
})

it('a pixel event is forgotten when Skerry stops, and waits again after the next start', () => {
  const dispatch = vi.fn()
  recordPixel(page, event('a'), dispatch)
  undoAll()
  recordPixel(page, event('b'), dispatch)
  answerConsent('given')
  expect(dispatch.mock.calls).toEqual([[event('b')]])
})
