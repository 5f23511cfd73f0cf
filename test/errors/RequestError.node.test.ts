import { expect, it } from 'vitest'
import { isNetworkError, isUnanswered, NetworkError } from '../../src/errors/NetworkError'
import { NotFoundError } from '../../src/errors/NotFoundError'
import { isRequestError } from '../../src/errors/RequestError'
import { ServerReplyError } from '../../src/errors/ServerReplyError'

const sent = { message: 'No', url: '/api/x', method: 'POST', status: 400 }

it('is recognised by its name, even from another copy of the bundle', () => {
  const error = new ServerReplyError(sent)
  const copy = Object.assign(new Error('No'), { name: 'ServerReplyError' })
  expect([isRequestError(error), isNetworkError(error)]).toEqual([true, false])
  expect(isRequestError(copy)).toBe(true)
  expect([
    isRequestError(new TypeError('No')),
    isRequestError({ name: 'ServerReplyError' }),
    isRequestError(null),
  ]).toEqual([false, false, false])
})

it('reads the flags in the response', () => {
  const reply = { loginRequired: true, authorizationFail: true, cleaned: true, errors: { a: 'Wrong', b: 3 } }
  const error = new ServerReplyError({ ...sent, reply })
  expect(error).toMatchObject({ isLoginRequired: true, isAuthorizationFail: true, isCleaned: true, isNetwork: false })
  expect(error.errors).toEqual({ a: 'Wrong' })
})

it('has no flags if the response contains none', () => {
  for (const reply of [null, {}, { loginRequired: 'yes', errors: ['a'], cleaned: 1 }, { errors: 'a' }]) {
    const error = new ServerReplyError({ ...sent, reply })
    expect(error).toMatchObject({
      isLoginRequired: false,
      isAuthorizationFail: false,
      isCleaned: false,
      errorKey: null,
    })
    expect(error.errors).toEqual({})
  }
})

it('has the reason and key of a network failure', () => {
  const cause = new TypeError('Failed to fetch')
  const error = new NetworkError({ ...sent, status: 0, errorKey: 'L2FwaS94', reason: 'connection', cause })
  expect(isNetworkError(error)).toBe(true)
  expect(error).toMatchObject({ isNetwork: true, errorKey: 'L2FwaS94', reason: 'connection', cause })
})

it.each([
  ['connection', true],
  ['timeout', true],
  ['status', false],
] as const)('with the reason %s counts as unanswered: %s', (reason, isLeft) => {
  expect(isUnanswered(new NetworkError({ ...sent, status: 0, errorKey: 'L2FwaS94', reason }))).toBe(isLeft)
})

it('names the path that was not found', () => {
  const error = new NotFoundError('/shop/none')
  expect(error.name).toBe('NotFoundError')
  expect(isRequestError(error)).toBe(false)
  expect(error.path).toBe('/shop/none')
})
