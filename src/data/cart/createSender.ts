import { isUnanswered } from '../../errors/NetworkError'
import { isRequestError } from '../../errors/RequestError'
import type { CartOperation } from '../../model/cart/cartOperation'
import type { Answer } from './CartClient'

const firstPauseMs = 200 // A4 Data requests: the delay before a retry
const maxPauseMs = 30_000
const maxErrors = 5
const worthRepeating = [408, 425, 429]

export interface SenderOptions {
  readonly takeFirst: () => CartOperation | undefined
  readonly send: (operation: CartOperation) => Promise<Answer>
  /** Resolves with whether it ended because the connection is back. */
  readonly pause: (ms: number) => Promise<boolean>
  readonly onAnswer: (operation: CartOperation, answer: Answer) => void
  /** Called when the server refused the operation, or answered only with errors. */
  readonly onFailure: (operation: CartOperation, error: unknown) => void
  /** Called when the operation has to wait. */
  readonly onWait: (isOffline: boolean) => void
  readonly onDrained: () => void
  /** Called when sending has ended because of `stop`, even if operations still wait. */
  readonly onStopped: () => void
}

/**
 * Sends operations one at a time, in order (docs/decisions.md#23). An operation without an answer is repeated until
 * there is one. After server errors it is repeated five times, not counting attempts without an answer. Its key makes
 * repeating safe. `start` starts sending; `stop` ends it after the answer to the current request.
 */
export function createSender(options: SenderOptions): { readonly start: () => void; readonly stop: () => void } {
  const { takeFirst, send, pause, onAnswer, onFailure, onWait, onDrained, onStopped } = options
  let isRunning = false
  let isStopped = false

  async function run(): Promise<void> {
    let errors = 0
    let pauses = 0
    const resetAttempts = () => {
      errors = 0
      pauses = 0
    }
    try {
      for (let first = takeFirst(); first && !isStopped; first = takeFirst()) {
        try {
          const answer = await send(first)
          resetAttempts()
          onAnswer(first, answer)
        } catch (error) {
          if (isUnanswered(error) || (isTemporary(error) && errors++ < maxErrors)) {
            if (isStopped) return
            onWait(isUnanswered(error))
            if (await pause(pauseAfter(error, pauses++))) pauses = 0
          } else {
            resetAttempts()
            onFailure(first, error)
          }
        }
      }
    } finally {
      // Set at once, because code that reacts to the last answer may start it again.
      isRunning = false
    }
  }

  return {
    start() {
      if (isRunning) return
      isRunning = true
      run().finally(() => {
        // A turn later, so that callers first learn what was declined.
        if (isStopped) onStopped()
        else if (!isRunning) onDrained()
      })
    },
    stop() {
      isStopped = true
    },
  }
}

/** How long to wait after an error: twice as long each time, and at least as long as the server asks for. */
function pauseAfter(error: unknown, pauses: number): number {
  const askedMs = isRequestError(error) ? error.retryAfterMs : 0
  return Math.min(Math.max(firstPauseMs * 2 ** pauses, askedMs), maxPauseMs)
}

/** Whether the same operation may succeed later. */
function isTemporary(error: unknown): boolean {
  if (!isRequestError(error)) return false
  return error.name === 'ResponseParseError' || error.status >= 500 || worthRepeating.includes(error.status)
}
