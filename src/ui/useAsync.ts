import { useCallback, useEffect, useRef, useState } from 'react'
import { type AsyncState, failed, pending, refetching, succeeded } from '../model/asyncState'

/** How `useAsync` runs. */
export interface AsyncOptions {
  /** Identifies the request. When it changes, a pending fetch is aborted and the data is fetched again. */
  readonly key?: string
  /** Called once per failure, never for an abort. */
  readonly onError?: (error: unknown) => void
}

/** The state of the fetch. `refetch` fetches again and keeps the data until then. */
export type AsyncResult<Data> = AsyncState<Data> & { readonly refetch: () => void }

/**
 * Fetches while the component is mounted (B4 Async fetch helper). `fetchData` gets a signal that aborts when the
 * component unmounts, when `key` changes and when a refetch starts. A late response is ignored.
 */
export function useAsync<Data>(
  fetchData: (signal: AbortSignal) => Promise<Data>,
  { key = '', onError }: AsyncOptions = {},
): AsyncResult<Data> {
  const [held, setHeld] = useState<{ key: string; state: AsyncState<Data> }>({ key, state: pending })
  const latest = useRef({ fetchData, onError })
  const running = useRef<AbortController | null>(null)

  // Keeps the latest functions. Passing new ones does not start a fetch.
  useEffect(() => {
    latest.current = { fetchData, onError }
  })

  const run = useCallback(() => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const change = (next: (state: AsyncState<Data>) => AsyncState<Data>) => {
      setHeld((before) => ({ key, state: next(before.key === key ? before.state : pending) }))
    }
    change(refetching)
    const attempt = async () => latest.current.fetchData(controller.signal) // async: a throw is a rejection too
    attempt().then(
      (data) => {
        if (!controller.signal.aborted) change(() => succeeded(data))
      },
      (error: unknown) => {
        if (controller.signal.aborted) return
        change((state) => failed(state, error))
        latest.current.onError?.(error)
      },
    )
  }, [key])

  useEffect(() => {
    run()
    return () => running.current?.abort()
  }, [run])

  return { ...(held.key === key ? held.state : pending), refetch: run }
}
