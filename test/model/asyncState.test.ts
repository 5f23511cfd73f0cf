import { expect, it } from 'vitest'
import { type AsyncState, failed, pending, refetching, succeeded } from '../../src/model/asyncState'

it('starts pending, with neither data nor error', () => {
  expect(pending).toEqual({ status: 'pending', data: undefined, error: undefined })
})

it('keeps its data during a refetch, and if the refetch fails', () => {
  const success: AsyncState<string> = succeeded('cart')
  expect(success).toEqual({ status: 'success', data: 'cart', error: undefined })
  expect(refetching(success)).toEqual({ status: 'pending', data: 'cart', error: undefined })
  const error = new Error('offline')
  expect(failed(refetching(success), error)).toEqual({ status: 'failed', data: 'cart', error })
})

it('keeps its error until the next fetch starts', () => {
  const state = failed<string>(pending, 'no')
  expect(state).toEqual({ status: 'failed', data: undefined, error: 'no' })
  expect(refetching(state)).toEqual({ status: 'pending', data: undefined, error: undefined })
})
