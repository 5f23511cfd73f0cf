import { delay } from '../../src/browser/wait'
import { messages } from './messages'

const timeoutMs = 10_000 // as for a captcha's script

/**
 * Resolves as soon as a widget is drawn in a place, before it is painted. Rejects if its script fails, if nothing is
 * drawn 10 s after the script has loaded, or if `signal` aborts.
 */
export async function untilDrawn(place: HTMLElement, { isDrawn, load, signal }: Drawing): Promise<void> {
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end)
  const drawn = new Promise<void>((resolve, reject) => {
    const observer = new MutationObserver(() => isDrawn() && resolve())
    observer.observe(place, { childList: true, subtree: true })
    ended.signal.addEventListener('abort', () => {
      observer.disconnect()
      reject(signal.reason)
    })
  })
  const failed = load(timeoutMs).then(async () => {
    if (!isDrawn()) await delay(timeoutMs, ended.signal)
    if (!isDrawn()) throw new Error(messages.failed)
  })
  try {
    await Promise.race([drawn, failed])
  } finally {
    end()
    signal.removeEventListener('abort', end)
  }
}

interface Drawing {
  readonly isDrawn: () => boolean
  /** Loads the script, within that timeout. */
  readonly load: (timeoutMs: number) => Promise<void>
  readonly signal: AbortSignal
}
