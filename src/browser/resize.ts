import { type Debounced, debounce } from './debounce'
import { shared } from './shared'

interface Emitter {
  readonly listeners: Set<() => void>
  readonly emit: Debounced
}

const restMs = 300 // B9 Timing: resize emitter timeout 300 ms (100 ms in galleries)

/** Calls `listener` once the window has stopped resizing for `afterMs`. Returns a function that stops it. */
export function onResize(listener: () => void, afterMs: number = restMs): () => void {
  const { listeners, emit } = emitterOf(afterMs)
  // A new function, so that the same listener can be added twice.
  const own = () => listener()
  addEventListener('resize', emit) // once, however many listeners there are
  listeners.add(own)
  return () => {
    listeners.delete(own)
    if (listeners.size > 0) return
    removeEventListener('resize', emit)
    emit.cancel()
  }
}

function emitterOf(afterMs: number): Emitter {
  return shared(`resize ${afterMs}`, () => {
    const listeners = new Set<() => void>()
    return { listeners, emit: debounce(() => notify(listeners), afterMs) }
  })
}

// An error in one listener does not stop the others.
function notify(listeners: ReadonlySet<() => void>): void {
  for (const listener of [...listeners]) {
    try {
      listener()
    } catch (error) {
      reportError(error)
    }
  }
}
