/**
 * The decision table of the data layer, written a second time from the specification alone (A4 Data requests, A7, A8
 * Data layer) and docs/decisions.md#1, docs/decisions.md#2, docs/decisions.md#3, docs/decisions.md#9,
 * docs/decisions.md#52 and docs/decisions.md#53, so that the product's own table has something independent to be
 * compared with. Nothing here is imported from `src`.
 */

/** What came back: a status (0 where no server answered, 1223 as old engines reported 204), the text and its type. */
export interface OracleReply {
  readonly status: number
  readonly body: string
  readonly contentType: string
  readonly url: string
}

/** What one reply to a JSON request means, before any retry. */
export interface OracleOutcome {
  readonly kind: 'success' | 'reply' | 'unauthorized' | 'internal' | 'unavailable' | 'network' | 'parse' | 'crumb'
  /**
   * The specified text, or the server's own where the reply carries one; null where neither exists. For `parse` and
   * `network` it is what the message begins with: the engine's part and the unshown rest of "Unable to connect…" follow.
   */
  readonly message: string | null
  /** The parsed body; missing where the body is empty by status or is no JSON. */
  readonly data?: unknown
  readonly isNetwork: boolean
  readonly errorKey: string | null
  readonly isLoginRequired: boolean
}

type Fields = { readonly [name: string]: unknown }

// A8 Data layer: "HTTP 400, 401, 500 or 502 with a JSON body containing …"
const replyStatuses = [400, 401, 500, 502]
// A8 Data layer, and docs/decisions.md#52 for `errors`.
const replyFields = ['error', 'message', 'billingErrorCode', 'errors']

/** Decides one reply by the specification's words. `contentType` changes nothing: a JSON body is one whatever its type says. */
export function oracle({ status, body, url }: OracleReply): OracleOutcome {
  // A4: "A 204 or 1223 status means an empty body." docs/decisions.md#53 keeps 1223. Whatever text came with it is not
  // read.
  if (status === 204 || status === 1223) return outcome('success', null)

  // No server answered: there is nothing to read. A8: "Other statuses".
  if (status === 0) return unreachable(url)

  const parsed = parse(body)
  const fields = isFields(parsed.value) ? parsed.value : {}
  const read = parsed.isJson ? { data: parsed.value } : {}
  const isLoginRequired = fields.loginRequired === true // A3 Error response, A4: "A login-required reply"

  // A4: "A crumb failure triggers one automatic retry". No status is named with it, so it is looked for in every reply.
  if (fields.crumbFail === true) {
    return { ...outcome('crumb', ownWords(fields)), ...read, isLoginRequired, errorKey: ownKey(fields) }
  }

  if (status >= 200 && status <= 299) {
    // A7: "Response format defaults to JSON." A8: "JSON parse failure: …".
    // Only 204 and 1223 mean an empty body, so an empty 200 is a parse failure.
    if (!parsed.isJson) {
      const message = `Internal Error: Unable to parse server response from (${withoutCrumb(url)}) as JSON: `
      return outcome('parse', message)
    }
    // A4: "A reply with an error field goes to the error path." A login-required reply has a failure handler (A4), so it failed.
    if (isGiven(fields.error) || isLoginRequired) {
      return { ...outcome('reply', ownWords(fields)), ...read, isLoginRequired, errorKey: ownKey(fields) }
    }
    return { ...outcome('success', null), ...read }
  }

  // A8: the JSON reply is asked before the status texts, because 401 and 500 stand in both rules.
  // docs/decisions.md#1: declines come as 400 with a JSON body, and `errorKey` is then the server's reason code.
  if (replyStatuses.includes(status) && replyFields.some((name) => isGiven(fields[name]))) {
    return { ...outcome('reply', ownWords(fields)), ...read, isLoginRequired, errorKey: ownKey(fields) }
  }

  // A8: "401 or 403: …. 500 or 501: …. 503: …." docs/decisions.md#9, data layer column.
  if (status === 401 || status === 403) {
    return { ...outcome('unauthorized', 'Unauthorized request'), ...read, isLoginRequired }
  }
  if (status === 500 || status === 501) {
    return { ...outcome('internal', 'Internal server error. Please try again later.'), ...read, isLoginRequired }
  }
  if (status === 503) {
    const message = 'This service is temporarily unavailable. Please try again later.'
    return { ...outcome('unavailable', message), ...read, isLoginRequired }
  }

  // A8: "Other statuses", 4xx included (docs/decisions.md#2: text and event as specified), 400 and 502 without a listed
  // field too.
  return { ...unreachable(url), ...read, isLoginRequired }
}

/**
 * Whether a request that asked for retries may be sent again after this status (docs/decisions.md#2): network failure,
 * 408, 425, 429 and 5xx other than those with their own text.
 */
export function oracleMayRetry(status: number): boolean {
  const isServerFailure = status >= 500 && status <= 599
  const hasOwnText = status === 500 || status === 501 || status === 503
  return [0, 408, 425, 429].includes(status) || (isServerFailure && !hasOwnText)
}

/**
 * Base64 of the url's UTF-8 bytes (A8 `errorKey`, docs/decisions.md#3), the token left out (docs/decisions.md#4: never
 * into a log).
 */
export function oracleErrorKey(url: string): string {
  return Buffer.from(withoutCrumb(url), 'utf8').toString('base64')
}

function outcome(kind: OracleOutcome['kind'], message: string | null): OracleOutcome {
  return { kind, message, isNetwork: false, errorKey: null, isLoginRequired: false }
}

// A8: "Unable to connect…", flagged network, errorKey is the base64 of the url.
function unreachable(url: string): OracleOutcome {
  return { ...outcome('network', 'Unable to connect'), isNetwork: true, errorKey: oracleErrorKey(url) }
}

// A field that is null, false or empty is written by servers that have nothing to say.
function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== ''
}

// A8 Form submission reads `error` for people; docs/decisions.md#1 has both, `error` first.
function ownWords(fields: Fields): string | null {
  for (const value of [fields.error, fields.message]) {
    if (typeof value === 'string' && value !== '') return value
  }
  return null
}

// docs/decisions.md#1: the reason code of a decline.
function ownKey(fields: Fields): string | null {
  return typeof fields.errorKey === 'string' ? fields.errorKey : null
}

function parse(body: string): { isJson: boolean; value?: unknown } {
  try {
    return { isJson: true, value: JSON.parse(body) }
  } catch {
    return { isJson: false }
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function withoutCrumb(url: string): string {
  const [beforeHash, ...hash] = url.split('#')
  const [path, ...query] = (beforeHash ?? '').split('?')
  const kept = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== 'crumb' && !pair.startsWith('crumb='))
    .join('&')
  return [kept === '' && query.length > 0 ? path : [path, ...(query.length > 0 ? [kept] : [])].join('?'), ...hash].join(
    '#',
  )
}
