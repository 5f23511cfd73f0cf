import type { IncomingMessage } from 'node:http'
import type { Backend } from '../Backend'
import { chooseForFile } from './chooseForFile'

const codeFile = /^\/chunks\/([^/]+)-.{8}\.mjs$/

/** The name of a code file that the entry loads, without its hash; null for any other path of `dist`. */
export function scriptName(pathname: string): string | null {
  return codeFile.exec(pathname)?.[1] ?? null
}

/** Sends a code file: delayed, never, or as a 404 if a scenario says so. */
export async function sendScript(
  backend: Backend,
  incoming: IncomingMessage,
  url: URL,
  { name, file }: { readonly name: string; readonly file: Response },
): Promise<Response> {
  const { scenarios, refusal, spend } = chooseForFile(backend, incoming, url)
  if (refusal) return refusal
  const faults = scenarios.flatMap(({ scripts }) => scripts ?? []).filter(({ only }) => !only || only.includes(name))
  // The runtime numbers its retries. The server therefore need not count them, and every page view starts at 0.
  const tried = Number(url.searchParams.get('retry'))
  const isMissing = faults.some(({ failures = 0 }) => tried < failures)
  const delays = faults.flatMap(({ delayMs }) => delayMs ?? [])
  const isHanging = faults.some(({ hangs }) => hangs)
  if (isMissing || isHanging || delays.length > 0) spend()
  if (isHanging) return new Promise(() => {})
  for (const delayMs of delays) await backend.wait(delayMs)
  return isMissing ? new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } }) : file
}
