/** The state of a fetch (B4 Async fetch helper): pending, success with its data, or failed with its error. */
export type AsyncState<Data> =
  | { readonly status: 'pending'; readonly data: Data | undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: Data; readonly error: undefined }
  | { readonly status: 'failed'; readonly data: Data | undefined; readonly error: unknown }

/** The first state: loading, without data. */
export const pending = { status: 'pending', data: undefined, error: undefined } as const

/** The state when a refetch starts: keeps the data, drops the error. */
export function refetching<Data>({ data }: AsyncState<Data>): AsyncState<Data> {
  return { status: 'pending', data, error: undefined }
}

/** The state when the data has loaded. */
export function succeeded<Data>(data: Data): AsyncState<Data> {
  return { status: 'success', data, error: undefined }
}

/** The state when the fetch has failed: keeps the error, and the data of an earlier fetch. */
export function failed<Data>({ data }: AsyncState<Data>, error: unknown): AsyncState<Data> {
  return { status: 'failed', data, error }
}
