import { shared } from './shared'

const held = () => shared('atStop', () => new Set<() => void>())

/** Keeps `undo` for the moment Skerry stops. For what a lazily loaded part leaves on the page: styles, hosts, listeners. */
export function atStop(undo: () => void): void {
  held().add(undo)
}

/** A signal that aborts at the moment Skerry stops. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  atStop(() => controller.abort())
  return controller.signal
}

/** Undoes everything kept, the latest first. One that throws does not keep the others from it. */
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
