import { describe, expect, it } from 'vitest'
import { classify, isWorthRetrying, type Outcome } from '../../src/data/classify'
import { type OracleOutcome, oracle, oracleMayRetry } from './oracle'

const statuses = [0, 1223, ...Array.from({ length: 500 }, (_, index) => 100 + index)]
const contentTypes = ['application/json', 'text/html; charset=utf-8', '']
const url = '/api/commerce/shopping-cart?name=Žofie&crumb=BsecretX'
const bodies: { readonly [shape: string]: string } = {
  empty: '',
  blank: '  \n',
  'object ok': '{"id":"5f","total":1}',
  'empty object': '{}',
  'error text': '{"error":"Sold out"}',
  'error object': '{"error":{"code":3}}',
  'error null': '{"error":null}',
  'error empty': '{"error":""}',
  'error false': '{"error":false}',
  'error zero': '{"error":0}',
  message: '{"message":"You have no shopping cart yet."}',
  'message empty': '{"message":""}',
  'error and message': '{"error":"Conflict","message":"Sold out","errorKey":"SOLD_OUT","status":409}',
  'message and null error': '{"error":null,"message":"Sold out"}',
  billingErrorCode: '{"billingErrorCode":"CARD_DECLINED"}',
  'errors map': '{"errors":{"email":"Email is not valid."}}',
  'errors null': '{"errors":null}',
  crumbFail: '{"crumbFail":true,"crumb":"BnewX","error":"Invalid crumb"}',
  'crumbFail without crumb': '{"crumbFail":true}',
  'crumbFail false': '{"crumbFail":false,"id":"5f"}',
  loginRequired: '{"loginRequired":true}',
  'loginRequired with error': '{"loginRequired":true,"error":"Please log in","errorKey":"LOGIN_REQUIRED"}',
  authorizationFail: '{"authorizationFail":true,"errorKey":"NO_RIGHT"}',
  cleaned: '{"cleaned":true,"error":"An error has occurred"}',
  'not JSON': '<!doctype html><title>502</title>',
  truncated: '{"id":"5f","entries":[',
  array: '[{"error":"inside a list"}]',
  string: '"error"',
  null: 'null',
  number: '0',
  'byte order mark': '\uFEFF{"id":"5f"}',
  'proto key': '{"__proto__":{"error":"x","crumbFail":true}}',
}

describe('the decision table', () => {
  for (const [shape, body] of Object.entries(bodies)) {
    it(`agrees with an independent reading of the specification for every status: ${shape}`, () => {
      for (const status of statuses) {
        for (const contentType of contentTypes) {
          const expected = oracle({ status, body, contentType, url })
          const outcome = classify({ status, text: body }, { url })
          if (outcome.kind === 'network') expect(isWorthRetrying(outcome, status)).toBe(oracleMayRetry(status))
          expect({ status, ...seen(outcome) }).toEqual({ status, ...wanted(expected, outcome) })
        }
      }
    })
  }
})

/** Our outcome in the words of the other reading; its message is compared apart, where the engine's part follows. */
function seen(outcome: Outcome) {
  if (outcome.kind === 'success') {
    return {
      kind: 'success',
      isNetwork: false,
      errorKey: null,
      isLoginRequired: false,
      message: null,
    }
  }
  const { kind, message, errorKey, reply } = outcome
  return { kind, errorKey, isNetwork: kind === 'network', isLoginRequired: reply?.loginRequired === true, message }
}

function wanted({ data, message, ...expected }: OracleOutcome, outcome: Outcome) {
  if (outcome.kind === 'success') expect(outcome.data).toEqual(data)
  else expect(outcome.reply).toEqual(replyIn(data))
  return { ...expected, message: wantedMessage(message, expected.kind, outcome) }
}

/** What may travel with an error: an object, without its token. */
function replyIn(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== 'crumb'))
}

function wantedMessage(message: string | null, kind: OracleOutcome['kind'], outcome: Outcome): string | null {
  // The whole text of a network failure is these words (they were found so on real pages).
  if (kind === 'network') return `${message}…`
  // After the specified beginning comes what the engine says.
  if (kind === 'parse' && outcome.kind === 'parse') return `${message}${(outcome.cause as Error).message}`
  // A decline without words of its own, and a refused token, get ours: a visitor must read something.
  if (message === null && kind === 'reply') return 'Unknown error, please try again later.'
  if (message === null && kind === 'crumb') return 'Your session has expired, or cookies are not enabled.'
  return message
}
