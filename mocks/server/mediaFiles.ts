import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Backend } from '../Backend'
import type { FileFault } from '../scenarios/Scenario'
import { chooseForFile } from './chooseForFile'
import { hang } from './hang'
import { toRequest } from './nodeHttp'

type Kind = 'images' | 'media'

/** Whether a response is an image, a sound or video, or neither. */
export function kindOfFile({ headers }: Response): Kind | null {
  const type = headers.get('Content-Type') ?? ''
  if (type.startsWith('image/')) return 'images'
  return /^(audio|video)\//.test(type) ? 'media' : null
}

/** Sends an image, sound or video, unless a scenario says otherwise. */
export async function sendFile(
  backend: Backend,
  incoming: IncomingMessage,
  url: URL,
  { kind, file }: { readonly kind: Kind; readonly file: Response },
): Promise<Response> {
  const { scenarios, refusal, spend } = chooseForFile(backend, incoming, url)
  if (refusal) return refusal
  const faults = scenarios.flatMap((scenario) => scenario[kind] ?? [])
  if (faults.length > 0) spend()
  for (const fault of faults) {
    const answer = fault === 'never' ? await hang(await toRequest(incoming, url.origin)) : await apply(fault, backend)
    if (answer) return answer
  }
  return kind === 'images' ? revalidated(incoming, file) : file
}

async function apply(fault: Exclude<FileFault, 'never'>, backend: Backend): Promise<Response | null> {
  const headers = { 'Cache-Control': 'no-store' }
  if (fault === 'missing') return new Response('Not found', { status: 404, headers })
  if (fault === 'html') {
    const page = '<!doctype html><title>Blocked</title><script>document.title = "Blocked"</script><p>Blocked'
    return new Response(page, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
  }
  await backend.wait(fault.delayMs)
  return null
}

/**
 * An ETag makes browsers revalidate an image on each request, so that a scenario takes effect at once, without
 * downloading it again.
 */
async function revalidated(incoming: IncomingMessage, image: Response): Promise<Response> {
  const bytes = new Uint8Array(await image.arrayBuffer())
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  const own = new Headers(image.headers)
  own.set('ETag', tag)
  const isKnown = incoming.headers['if-none-match'] === tag
  return new Response(isKnown ? null : bytes, { status: isKnown ? 304 : image.status, headers: own })
}
