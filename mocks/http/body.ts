const mostLevels = 200

/**
 * The maximum depth of a snapshot, which contains the values of requests. The limit is far below the depth at which
 * `JSON.stringify` fails.
 */
export const mostSnapshotLevels = 1000

/** A request's body, decoded from any encoding. */
export interface Body {
  readonly text: string
  /** The decoded body: parsed JSON, the fields of a form, or the text itself. */
  readonly value: unknown
}

/** Reads and decodes a body: JSON, either form encoding, or a beacon's `text/plain`, parsed as JSON if possible. */
export async function readBody(request: Request): Promise<Body> {
  if (request.method === 'GET' || request.method === 'HEAD') return { text: '', value: {} }
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return multipart(request)
  const text = await request.clone().text()
  if (type.startsWith('application/x-www-form-urlencoded')) return { text, value: fromPairs(new URLSearchParams(text)) }
  return { text, value: text === '' ? {} : jsonOr(text, text) }
}

/** A named value of a decoded body; `undefined` if there is none. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

/** A named value of a decoded body as text: numbers and booleans are converted, anything else becomes ''. */
export function textMember(value: unknown, name: string): string {
  const found = member(value, name)
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? String(found) : ''
}

/** A named value of a decoded body. Text is parsed as JSON, as forms send it; `undefined` if that fails. */
export function jsonMember(value: unknown, name: string): unknown {
  const found = member(value, name)
  return typeof found === 'string' ? jsonOr(found, undefined) : found
}

/** Parses JSON; returns `otherwise` if that fails, or if it is nested too deeply to be listed and saved. */
export function jsonOr(text: string, otherwise: unknown, levels = mostLevels): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isDeeperThan(levels, value) ? otherwise : value
  } catch {
    return otherwise
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(levels - 1, one))
}

async function multipart(request: Request): Promise<Body> {
  const data = await request
    .clone()
    .formData()
    .catch(() => null)
  if (data === null) {
    const text = await request.clone().text() // the body is not a form
    return { text, value: text }
  }
  const pairs = [...data.entries()].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : `file ${value.name}, ${value.size} bytes`,
  ])
  return { text: JSON.stringify(pairs), value: fromPairs(pairs) }
}

function fromPairs(pairs: Iterable<[string, string]>): { readonly [name: string]: string } {
  // A null prototype, so that a field named __proto__ is an ordinary field.
  const fields: { [name: string]: string } = Object.create(null)
  for (const [name, value] of pairs) fields[name] = value
  return fields
}
