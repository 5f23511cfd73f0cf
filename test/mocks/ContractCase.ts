/** One request of the contract, as plain data, so that the same list runs in Node, over HTTP and in a page. */
export interface ContractCase {
  readonly operation: string
  readonly status: number
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly body?: unknown
  readonly headers?: { readonly [name: string]: string }
  /** Sent as a form instead of JSON. */
  readonly isForm?: boolean
  /** Sent without the crumb. */
  readonly hasNoCrumb?: boolean
  /** Who sends it; nobody who is logged in by default. */
  readonly as?: 'owner' | 'viewer'
  /** How often it is sent; the last answer counts. */
  readonly times?: number
  /** What is sent first. */
  readonly before?: readonly ContractCase[]
}
