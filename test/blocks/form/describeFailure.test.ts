import { describe, expect, it } from 'vitest'
import { describeFailure } from '../../../blocks/form/send/describeFailure'
import { ServerReplyError } from '../../../src/errors/ServerReplyError'

const reply = (status: number, json: { readonly [name: string]: unknown } | null) =>
  new ServerReplyError({ message: 'of the data layer', url: '/x', method: 'POST', status, reply: json })

describe('the message after a failed submission', () => {
  it('is the exception message if there was no response', () => {
    expect(describeFailure(new TypeError('broken'))).toEqual({
      fieldErrors: [],
      above: '',
      below: 'Error processing form submission. Please reload and try again.',
    })
  })

  it('is the message of each field for a 400 that names fields', () => {
    const errors = { 'email-1': 'Email is not valid.', 'text-2': ['Too short.', 'Too plain.'], 'text-3': null }
    expect(describeFailure(reply(400, { errors }))).toEqual({
      fieldErrors: [
        { fieldId: 'email-1', message: 'Email is not valid.' },
        { fieldId: 'text-2', message: 'Too short. Too plain.' },
      ],
      above: 'Your form has encountered a problem. Please scroll down to review.',
      below: 'Your form has encountered a problem. Please scroll up to review.',
    })
  })

  it.each([
    [401, { error: 'Mine' }, 'Unable to submit form. Please try again later.'],
    [404, { error: 'Mine' }, 'This form has not been configured yet.'],
    [429, null, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    [500, { error: 'Mine' }, 'Unable to send form. Please try again later.'],
    [400, { error: 'Mine' }, 'Mine'],
    [400, { errors: {} }, 'Unknown error, please try again later.'],
    [400, { errors: ['a list'] }, 'Unknown error, please try again later.'],
    [409, { error: { code: 3 } }, 'Unknown error, please try again later.'],
    [418, null, 'Unknown error, please try again later.'],
  ])(
    'for %i with %j is the one for that status, else the response’s error, else a generic one',
    (status, json, words) => {
      expect(describeFailure(reply(status, json))).toEqual({ fieldErrors: [], above: '', below: words })
    },
  )

  it.each([
    [30_000, 'You can try again in 30 seconds.'],
    [120_000, 'You can try again in 2 minutes.'],
  ])('says below it how long to wait, if the server asks for %i ms', (retryAfterMs, message) => {
    const error = new ServerReplyError({ message: '', url: '/x', method: 'POST', status: 429, retryAfterMs })
    expect(describeFailure(error)).toEqual({
      fieldErrors: [{ fieldId: '', message }],
      above: '',
      below: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    })
  })

  it('does not mention a wait of more than an hour', () => {
    const error = new ServerReplyError({
      message: '',
      url: '/x',
      method: 'POST',
      status: 429,
      retryAfterMs: 86_400_000,
    })
    expect(describeFailure(error).fieldErrors).toEqual([])
  })

  it('names fields only for status 400', () => {
    expect(describeFailure(reply(500, { errors: { 'email-1': 'No.' } })).fieldErrors).toEqual([])
  })
})
