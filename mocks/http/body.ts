/** The named values of a request's body, whatever its encoding. */
export interface Body {
  readonly text: string
  /** The decoded body: what JSON said, the fields of a form, or the text itself. */
  readonly value: unknown
}

/** Reads and decodes a body: JSON, either form encoding, and the `text/plain` of beacons, which is tried as JSON. */
export async function readBody(request: Request): Promise<Body> {
  if (request.method === 'GET' || request.method === 'HEAD') return { text: '', value: {} }
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/form-data')) return multipart(request)
  const text = await request.clone().text()
  if (type.startsWith('application/x-www-form-urlencoded')) return { text, value: fromPairs(new URLSearchParams(text)) }
  return { text, value: text === '' ? {} : jsonOr(text, text) }
}

/** A named value of a decoded body, `undefined` where there is none. */
export function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

/** A named text of a decoded body; numbers and booleans as text, anything else as ''. */
export function textMember(value: unknown, name: string): string {
  const found = member(value, name)
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? String(found) : ''
}

/** A named value that a form sends as JSON text and a JSON body as it is; `undefined` where it is neither. */
export function jsonMember(value: unknown, name: string): unknown {
  const found = member(value, name)
  return typeof found === 'string' ? jsonOr(found, undefined) : found
}

/** Parses JSON, or gives `otherwise`. */
export function jsonOr(text: string, otherwise: unknown): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return otherwise
  }
}

async function multipart(request: Request): Promise<Body> {
  const data = await request.clone().formData()
  const pairs = [...data.entries()].map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : `file ${value.name}, ${value.size} bytes`,
  ])
  return { text: JSON.stringify(pairs), value: fromPairs(pairs) }
}

function fromPairs(pairs: Iterable<[string, string]>): { readonly [name: string]: string } {
  // A null prototype, so that a field called __proto__ is only a field.
  const fields: { [name: string]: string } = Object.create(null)
  for (const [name, value] of pairs) fields[name] = value
  return fields
}
