/** Where a fetch stands (B4 Async fetch helper): pending, success with its data, or failed with its error. */
export type AsyncState<Data> =
  | { readonly status: 'pending'; readonly data: Data | undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: Data; readonly error: undefined }
  | { readonly status: 'failed'; readonly data: Data | undefined; readonly error: unknown }

/** The first state: loading, with nothing yet. */
export const pending = { status: 'pending', data: undefined, error: undefined } as const

/** A refetch begins: what is there stays, a kept error goes. */
export function refetching<Data>({ data }: AsyncState<Data>): AsyncState<Data> {
  return { status: 'pending', data, error: undefined }
}

/** The data came and is kept. */
export function succeeded<Data>(data: Data): AsyncState<Data> {
  return { status: 'success', data, error: undefined }
}

/** The fetch failed: the error is kept, and so is the data of an earlier one. */
export function failed<Data>({ data }: AsyncState<Data>, error: unknown): AsyncState<Data> {
  return { status: 'failed', data, error }
}
