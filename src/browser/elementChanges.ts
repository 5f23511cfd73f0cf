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
  const served = new Map<Element, Map<string, () => void>>()
  const stops: (() => void)[] = []
  const ended = new AbortController()
  const { signal } = ended

  const keep = (element: Element, key: string, read: () => () => void) => {
    const own = served.get(element) ?? new Map<string, () => void>()
    served.set(element, own)
    if (!own.has(key)) own.set(key, read())
  }

  const style = (element: HTMLElement, property: string, value: string | null) => {
    if (signal.aborted) return
    keep(element, `:${property}`, () => {
      const before = element.style.getPropertyValue(property)
      return () => writeStyle(element, property, before)
    })
    writeStyle(element, property, value)
  }

  return {
    attribute(element, name, value) {
      if (signal.aborted) return
      keep(element, name, () => {
        const before = element.getAttribute(name)
        return () => {
          // Chromium keeps an image for ever whose source changes after it has left the document.
          if (name !== 'src' || element.isConnected) writeAttribute(element, name, before)
        }
      })
      writeAttribute(element, name, value)
    },
    style,
    styles(element, rules) {
      for (const [property, value] of Object.entries(rules)) style(element, property, value)
    },
    classed(element, name, isOn) {
      if (signal.aborted) return
      keep(element, `.${name}`, () => {
        const had = element.classList.contains(name)
        return () => writeClass(element, name, had)
      })
      writeClass(element, name, isOn)
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
      for (const own of served.values()) for (const takeBack of own.values()) takeBack()
      served.clear()
    },
  }
}

function writeAttribute(element: Element, name: string, value: string | number | null): void {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value))
}

function writeStyle(element: HTMLElement, property: string, value: string | null): void {
  if (value) element.style.setProperty(property, value)
  else element.style.removeProperty(property)
  // Read first: Chromium writes the attribute late, and would bring back an empty one that was removed unread.
  if (element.getAttribute('style') === '') element.removeAttribute('style')
}

function writeClass(element: Element, name: string, isOn: boolean): void {
  element.classList.toggle(name, isOn)
  if (element.classList.length === 0) element.removeAttribute('class')
}
