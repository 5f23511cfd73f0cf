import { createServedElements } from './servedElements'

/** Changes that a behaviour makes to elements of the server, kept so that all of them can be taken back. */
export interface ElementChanges {
  /** Writes an attribute; `null` removes it. */
  readonly attribute: (element: Element, name: string, value: string | number | null) => void
  /** Writes a CSS property by its CSS name; `null` removes it. It is a CSSOM write, which `style-src 'self'` allows. */
  readonly style: (element: HTMLElement, property: string, value: string | null) => void
  /** Writes several CSS properties. */
  readonly styles: (element: HTMLElement, rules: { readonly [property: string]: string | null }) => void
  /** Gives or takes one class. */
  readonly classed: (element: Element, name: string, isOn: boolean) => void
  /** Listens until `undo`. */
  readonly listen: <Type extends string>(
    target: EventTarget,
    type: Type,
    listener: (event: EventOf<Type>) => void,
    options?: AddEventListenerOptions,
  ) => void
  /** Aborts with `undo`. */
  readonly signal: AbortSignal
  /** Keeps what stops something else, for `undo`. */
  readonly onUndo: (stop: () => void) => void
  /** Leaves every element as the server sent it. What is written afterwards, by something that was still under way, is ignored. */
  readonly undo: () => void
}

type EventOf<Type> = Type extends keyof HTMLElementEventMap ? HTMLElementEventMap[Type] : Event

/** Starts a record of changes. What the server sent is read at the first write of each attribute, class or property. */
export function recordChanges(): ElementChanges {
  const { write, restoreAll } = createServedElements()
  const stops: (() => void)[] = []
  const ended = new AbortController()
  const { signal } = ended

  const style = (element: HTMLElement, property: string, value: string | null) => {
    if (!signal.aborted) write(element, `:${property}`, value)
  }

  return {
    attribute(element, name, value) {
      if (!signal.aborted) write(element, name, value === null ? null : String(value))
    },
    style,
    styles(element, rules) {
      for (const [property, value] of Object.entries(rules)) style(element, property, value)
    },
    classed(element, name, isOn) {
      if (!signal.aborted) write(element, `.${name}`, isOn)
    },
    signal,
    listen(target, type, listener, options) {
      if (signal.aborted) return
      // Events of that type are what the listener takes.
      target.addEventListener(type, listener as EventListener, { ...options, signal })
    },
    onUndo(stop) {
      if (signal.aborted) stop()
      else stops.push(stop)
    },
    undo() {
      ended.abort()
      for (const stop of stops.splice(0)) stop()
      restoreAll()
    },
  }
}
