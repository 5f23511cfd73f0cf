import { ScriptLoadError } from '../errors/ScriptLoadError'
import { settings } from './settings'
import { shared } from './shared'
import { trustedScriptUrl } from './trustedTypes'

/** Options for loading a script. */
export interface ScriptOptions {
  /** Time after which loading fails; default 10,000 (A7: the social follow script). */
  readonly timeoutMs?: number
  /** Its hash, if the publisher provides one. */
  readonly integrity?: string
}

const defaultTimeoutMs = 10_000

/**
 * Loads a classic script once per page, with the nonce of our own tag. Resolves when it has run. Rejects with a
 * `ScriptLoadError` if it fails, times out or is not an http or https URL; the next call then tries again.
 */
export function loadScript(url: string, options: ScriptOptions = {}): Promise<void> {
  const loads = shared('scripts', () => new Map<string, Promise<void>>())
  const known = loads.get(url)
  if (known) return known
  const load = insert(url, options)
  loads.set(url, load)
  load.catch(() => loads.delete(url))
  return load
}

function insert(url: string, { timeoutMs = defaultTimeoutMs, integrity }: ScriptOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = addressOf(url)
    if (!address) return reject(new ScriptLoadError(url, 'it is no http or https address'))
    const script = document.createElement('script')
    const fail = (reason: string) => {
      clearTimeout(timer)
      script.remove()
      reject(new ScriptLoadError(url, reason))
    }
    const timer = setTimeout(() => fail(`no response within ${timeoutMs} ms`), timeoutMs)
    script.onerror = () => fail('the browser could not load it')
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.async = true
    if (settings().nonce) script.nonce = settings().nonce
    if (integrity) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    script.src = trustedScriptUrl(address)
    document.head.append(script)
  })
}

function addressOf(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url, location.href)
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
