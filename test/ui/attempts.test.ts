import { describe, expect, it } from 'vitest'
import { NetworkError } from '../../src/errors/NetworkError'
import { ServerReplyError } from '../../src/errors/ServerReplyError'
import { attemptProblem } from '../../src/ui/attempts'

const sent = { message: 'Wrong code', url: '/api/x', method: 'POST', status: 400 }
const declined = (retryAfterMs: number) => new ServerReplyError({ ...sent, status: 429, retryAfterMs })

describe('the message for a failed attempt', () => {
  it.each([
    [0, 'Too many attempts. Please try again later.'],
    [1, 'Too many attempts. Please try again in 1 second.'],
    [90_000, 'Too many attempts. Please try again in 90 seconds.'],
    [90_001, 'Too many attempts. Please try again in 2 minutes.'],
    [120_000, 'Too many attempts. Please try again in 2 minutes.'],
    [120_001, 'Too many attempts. Please try again in 3 minutes.'],
    [3_600_000, 'Too many attempts. Please try again in 60 minutes.'],
  ])('after too many attempts with a wait of %d ms is: %s', (waitMs, text) => {
    expect(attemptProblem(declined(waitMs))).toBe(text)
  })

  it('is about the connection, or the reason from the server', () => {
    expect(attemptProblem(new NetworkError({ ...sent, status: 0, errorKey: 'L2FwaS94', reason: 'connection' }))).toBe(
      'Please check your internet connection.',
    )
    expect(attemptProblem(new ServerReplyError(sent))).toBe('Wrong code')
    expect(attemptProblem('no')).toBe('no')
  })
})
