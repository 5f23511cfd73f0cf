import { act, cleanup, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useAsync } from '../../src/ui/useAsync'

afterEach(cleanup)

it('is pending, then keeps the data', async () => {
  const fetches = new Fetches<string>()
  const { result } = renderHook(() => useAsync(fetches.next))
  expect(result.current.status).toBe('pending')
  await fetches.resolve(0, 'cart')
  expect(result.current).toMatchObject({ status: 'success', data: 'cart', error: undefined })
})

it('keeps the error and calls the callback once', async () => {
  const fetches = new Fetches<string>()
  const onError = vi.fn()
  const { result } = renderHook(() => useAsync(fetches.next, { onError }))
  await fetches.reject(0, 'offline')
  expect(result.current).toMatchObject({ status: 'failed', error: 'offline' })
  expect(onError.mock.calls).toEqual([['offline']])
})

it('keeps an error that is thrown instead of rejected', async () => {
  const error = new TypeError('no address')
  const { result } = renderHook(() =>
    useAsync(() => {
      throw error
    }),
  )
  await act(async () => {})
  expect(result.current).toMatchObject({ status: 'failed', error })
})

it('refetches on demand, keeps the data meanwhile, and uses the latest response', async () => {
  const fetches = new Fetches<string>()
  const { result } = renderHook(() => useAsync(fetches.next))
  await fetches.resolve(0, 'first')
  act(() => result.current.refetch())
  act(() => result.current.refetch())
  expect(result.current).toMatchObject({ status: 'pending', data: 'first' })
  expect(fetches.signals.slice(1).map(({ aborted }) => aborted)).toEqual([true, false])
  await fetches.resolve(2, 'third')
  await fetches.resolve(1, 'second')
  expect(result.current).toMatchObject({ status: 'success', data: 'third' })
})

it('refetches with the functions of the latest render, which do not start a fetch by themselves', async () => {
  const [first, second] = [new Fetches<string>(), new Fetches<string>()]
  const [onError, onLaterError] = [vi.fn(), vi.fn()]
  const { result, rerender } = renderHook(({ fetches, tell }) => useAsync(fetches.next, { onError: tell }), {
    initialProps: { fetches: first, tell: onError },
  })
  await first.resolve(0, 'first')
  rerender({ fetches: second, tell: onLaterError })
  expect(second.signals).toHaveLength(0)
  act(() => result.current.refetch())
  await second.reject(0, 'offline')
  expect(result.current).toMatchObject({ status: 'failed', error: 'offline' })
  expect([onError.mock.calls, onLaterError.mock.calls]).toEqual([[], [['offline']]])
})

it('starts over when its dependencies change, without showing old data', async () => {
  const fetches = new Fetches<string>()
  const seen: unknown[] = []
  const { rerender } = renderHook(
    ({ key }) => {
      const { data } = useAsync(fetches.next, { key })
      seen.push(`${key}:${data}`)
    },
    { initialProps: { key: 'a' } },
  )
  await fetches.resolve(0, 'A')
  rerender({ key: 'b' })
  await fetches.resolve(1, 'B')
  expect(seen).not.toContain('b:A')
  expect(seen.at(-1)).toBe('b:B')
})

it('aborts silently on unmount', async () => {
  const fetches = new Fetches<string>()
  const onError = vi.fn()
  const { unmount } = renderHook(() => useAsync(fetches.next, { onError }))
  unmount()
  expect(fetches.signals[0]?.aborted).toBe(true)
  await fetches.reject(0, new DOMException('Aborted', 'AbortError'))
  expect(onError).not.toHaveBeenCalled()
})

it('works when strict mode mounts it twice', async () => {
  const fetches = new Fetches<string>()
  const { result } = renderHook(() => useAsync(fetches.next), { wrapper: StrictMode })
  await fetches.resolve(1, 'cart')
  expect(fetches.signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(result.current).toMatchObject({ status: 'success', data: 'cart' })
})

/** Fetches that the test resolves, in the order in which they started. */
class Fetches<Data> {
  readonly signals: AbortSignal[] = []
  private readonly answers: { resolve: (data: Data) => void; reject: (error: unknown) => void }[] = []

  readonly next = (signal: AbortSignal): Promise<Data> => {
    this.signals.push(signal)
    return new Promise((resolve, reject) => {
      this.answers.push({ resolve, reject })
    })
  }

  resolve(index: number, data: Data): Promise<void> {
    return act(async () => this.answers[index]?.resolve(data))
  }

  reject(index: number, error: unknown): Promise<void> {
    return act(async () => this.answers[index]?.reject(error))
  }
}
