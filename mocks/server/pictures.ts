import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Backend } from '../Backend'
import { chooseForFile } from './chooseForFile'

/** Whether a response is a picture. */
export function isPicture({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('image/') ?? false
}

/**
 * Sends a picture, delayed or as a 404 if a scenario says so. An ETag makes browsers revalidate it on each request, so
 * that a scenario takes effect at once, without downloading it again.
 */
export async function sendPicture(
  backend: Backend,
  incoming: IncomingMessage,
  url: URL,
  picture: Response,
): Promise<Response> {
  const { scenarios, spend } = chooseForFile(backend, incoming, url)
  const faults = scenarios.flatMap(({ pictures }) => pictures ?? [])
  if (faults.length > 0) spend()
  for (const fault of faults) {
    if (fault === 'missing') return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } })
    await backend.wait(fault.delayMs)
  }
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const own = new Headers(picture.headers)
  own.set('ETag', tag)
  const isKnown = incoming.headers['if-none-match'] === tag
  return new Response(isKnown ? null : bytes, { status: isKnown ? 304 : picture.status, headers: own })
}
