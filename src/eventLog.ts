import type { Events } from './events'

/** The events that describe a state, for listeners that are added later. */
const states = ['skerry:ready', 'skerry:consent', 'skerry:cart'] as const satisfies readonly `skerry:${keyof Events}`[]

/** Subscriptions to events. From `start` to `stop`, it keeps the last event of each state. */
export interface EventLog {
  start(): void
  stop(): void
  /** See `Skerry.on`. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void
}

export function createEventLog(): EventLog {
  const last: { [type: string]: Event | undefined } = {}
  const keep = (event: Event) => {
    last[event.type] = event
  }
  return {
    start() {
      for (const type of states) document.addEventListener(type, keep)
    },
    stop() {
      for (const type of states) {
        document.removeEventListener(type, keep)
        last[type] = undefined
      }
    },
    on(name, listener) {
      let isListening = true
      const type = `skerry:${name}`
      const listen = (event: Event) => isListening && listener((event as CustomEvent).detail)
      const known = last[type]
      document.addEventListener(type, listen)
      if (known) queueMicrotask(() => last[type] === known && listen(known))
      return () => {
        isListening = false
        document.removeEventListener(type, listen)
      }
    },
  }
}
