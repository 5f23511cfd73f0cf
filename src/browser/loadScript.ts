import { ScriptLoadError } from '../errors/ScriptLoadError'
import { pageAddress } from './pageAddress'
import { scriptReasons } from './scriptMessages'
import { settings } from './settings'
import { shared } from './shared'
import { trustedScriptUrl } from './trustedTypes'

/** Options for loading a script. */
export interface ScriptOptions {
  /** Time after which loading fails; default 10,000 (A7: the social follow script). */
  readonly timeoutMs?: number
  /** Its hash, if the publisher provides one. */
  readonly integrity?: string
  /** Removes the element and rejects with the signal's reason. A script that has already run stays. */
  readonly signal?: AbortSignal
}

const defaultTimeoutMs = 10_000

/**
 * Loads a classic script once per page, with the nonce of our own tag. Resolves when it has run. Rejects with a
 * `ScriptLoadError` if it fails, times out or is not an http or https URL; the next call then tries again.
 */
export function loadScript(url: string, options: Omit<ScriptOptions, 'signal'> = {}): Promise<void> {
  const loads = shared('scripts', () => new Map<string, Promise<void>>())
  const known = loads.get(url)
  if (known) return known
  const load = insertScript(url, document.head, options)
  loads.set(url, load)
  load.catch(() => loads.delete(url))
  return load
}

/**
 * Inserts a classic script at a place on the page, even if it has been loaded before. For scripts that draw next to
 * their own element. Resolves and rejects like `loadScript`.
 */
export function insertScript(url: string, place: Element, options: ScriptOptions = {}): Promise<void> {
  const { timeoutMs = defaultTimeoutMs, integrity, signal } = options
  return new Promise((resolve, reject) => {
    const address = addressOf(url)
    if (!address) return reject(new ScriptLoadError(url, scriptReasons.badAddress))
    if (signal?.aborted) return reject(signal.reason)
    const script = document.createElement('script')
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
    const fail = (reason: unknown) => {
      end()
      script.remove()
      reject(reason)
    }
    const abort = () => fail(signal?.reason)
    const timer = setTimeout(() => fail(new ScriptLoadError(url, scriptReasons.noResponse(timeoutMs))), timeoutMs)
    signal?.addEventListener('abort', abort)
    script.onerror = () => fail(new ScriptLoadError(url, scriptReasons.failed))
    script.onload = () => {
      end()
      resolve()
    }
    if (settings().nonce) script.nonce = settings().nonce
    if (integrity) {
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
    }
    script.src = trustedScriptUrl(address)
    place.append(script)
  })
}

function addressOf(url: string): string | undefined {
  try {
    const { protocol, href } = new URL(url, pageAddress())
    return protocol === 'https:' || protocol === 'http:' ? href : undefined
  } catch {
    return undefined
  }
}
