import type { IncomingMessage, ServerResponse } from 'node:http'

/** Converts Node's request into a `Request`. HEAD becomes GET: its response is the same, and Node sends no content. */
export async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers()
  for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '')
  }
  const { method: sent = 'GET' } = incoming
  const method = sent === 'HEAD' ? 'GET' : sent
  const hasBody = method !== 'GET'
  return new Request(new URL(incoming.url ?? '/', origin), {
    method,
    headers,
    ...(hasBody ? { body: await bytesOf(incoming) } : {}),
  })
}

/** Sends a `Response`. Destroys the socket for a network error or a body that fails. */
export async function send(response: Response, outgoing: ServerResponse, extra: ExtraHeaders = {}): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy()
    return
  }
  outgoing.statusCode = response.status
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  })
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies)
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value)
  try {
    if (response.body !== null) for await (const chunk of response.body) await written(outgoing, chunk)
    outgoing.end()
  } catch {
    outgoing.destroy()
  }
}

/** Resolves when a chunk has been flushed, so that it arrives even if the socket is destroyed right after it. */
function written(outgoing: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => outgoing.write(chunk, (error) => (error ? reject(error) : resolve())))
}

type ExtraHeaders = { readonly [name: string]: string }

async function bytesOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return new Uint8Array(Buffer.concat(chunks))
}
