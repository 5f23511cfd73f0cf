import { shared } from './shared'

const held = () => shared('atStop', () => new Set<() => void>())

/**
 * Calls `undo` when Skerry stops. For anything that a lazily loaded part leaves on the page: styles, hosts, listeners.
 */
export function atStop(undo: () => void): void {
  held().add(undo)
}

/** A signal that aborts when Skerry stops. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  atStop(() => controller.abort())
  return controller.signal
}

/** A value that lives until Skerry stops, created on first use. After the next start, it is created again. */
export function untilStop<Value extends object>(name: string, create: () => Value): Value {
  const kept = shared<{ value?: Value | undefined }>(name, () => ({}))
  if (!kept.value) {
    kept.value = create()
    atStop(() => {
      kept.value = undefined
    })
  }
  return kept.value
}

/** Calls all registered functions, latest first. An error in one does not stop the others. */
export function undoAll(): void {
  const undos = [...held()].reverse()
  held().clear()
  for (const undo of undos) {
    try {
      undo()
    } catch (error) {
      reportError(error)
    }
  }
}
