import type { Events } from './events'

/** The events that say how things are, for listeners that are added later. */
const states = ['ready', 'consent', 'cart'] satisfies readonly (keyof Events)[]

/** Subscriptions to events. From `start` to `stop`, it keeps the last event of each state. */
export interface EventLog {
  start(): void
  stop(): void
  /** See `Skerry.on`. */
  on<Name extends keyof Events>(name: Name, listener: (detail: Events[Name]) => void): () => void
}

export function createEventLog(): EventLog {
  const last = new Map<string, Event>()
  const keep = (event: Event) => last.set(event.type, event)
  const typeOf = (name: string) => `skerry:${name}`
  return {
    start() {
      for (const name of states) document.addEventListener(typeOf(name), keep)
    },
    stop() {
      for (const name of states) document.removeEventListener(typeOf(name), keep)
      last.clear()
    },
    on(name, listener) {
      const listening = new AbortController()
      const { signal } = listening
      const listen = (event: Event) => signal.aborted || listener((event as CustomEvent).detail)
      document.addEventListener(typeOf(name), listen, { signal })
      const known = last.get(typeOf(name))
      if (known) queueMicrotask(() => listen(known))
      return () => listening.abort()
    },
  }
}
