import { markOwn } from './ownElements'
import { createServedElements } from './servedElements'

/** Records changes to server-rendered elements, so that all of them can be undone. */
export interface ElementChanges {
  /** Sets an attribute; `null` removes it. */
  readonly attribute: (element: Element, name: string, value: string | number | null) => void
  /** Sets a CSS property by its CSS name; `null` removes it. It uses the CSSOM, which `style-src 'self'` allows. */
  readonly style: (element: HTMLElement, property: string, value: string | null) => void
  /** Sets several CSS properties. */
  readonly styles: (element: HTMLElement, rules: { readonly [property: string]: string | null }) => void
  /** Adds or removes a class. */
  readonly classed: (element: Element, name: string, isOn: boolean) => void
  /** Replaces the content of an element; `null` restores the server's, if it was replaced. */
  readonly content: (element: Element, nodes: readonly (Node | string)[] | null) => void
  /**
   * Marks an element of ours, so that `undo` removes it and copies of it are removed as soon as they are added. Returns
   * the element, to be inserted.
   */
  readonly own: <Inserted extends Element>(element: Inserted) => Inserted
  /** Listens until `undo`. */
  readonly listen: <Type extends string>(
    target: EventTarget,
    type: Type,
    listener: (event: EventOf<Type>) => void,
    options?: AddEventListenerOptions,
  ) => void
  /** Aborts with `undo`. */
  readonly signal: AbortSignal
  /** Registers a function to call on `undo`. */
  readonly onUndo: (stop: () => void) => void
  /** Restores every element as the server sent it. Later changes by code that is still running are ignored. */
  readonly undo: () => void
}

type EventOf<Type> = Type extends keyof HTMLElementEventMap ? HTMLElementEventMap[Type] : Event

/** Starts a record of changes. The server's value is read at the first change of each attribute, class or property. */
export function recordChanges(): ElementChanges {
  const { write, restoreAll } = createServedElements()
  const stops: (() => void)[] = []
  const contents = new Map<Element, readonly ChildNode[]>()
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
    content(element, nodes) {
      if (signal.aborted || !(nodes || contents.has(element))) return
      const served = contents.get(element) ?? [...element.childNodes]
      contents.set(element, served)
      element.replaceChildren(...(nodes ?? served))
    },
    own(element) {
      stops.push(() => element.remove())
      return markOwn(element)
    },
    signal,
    listen(target, type, listener, options) {
      if (signal.aborted) return
      // The listener's parameter is the event of that type.
      target.addEventListener(type, listener as EventListener, { ...options, signal })
    },
    onUndo(stop) {
      if (signal.aborted) stop()
      else stops.push(stop)
    },
    undo() {
      ended.abort()
      for (const stop of stops.splice(0)) stop()
      for (const [element, served] of contents) element.replaceChildren(...served)
      restoreAll()
    },
  }
}
