import { useLayoutEffect, useRef, useState } from 'react'
import { createServedElements } from '../browser/servedElements'

type Value = string | number | boolean | null | undefined
type Listener = ((event: never) => void) | null | undefined

/** The props that an island sets on a server-rendered element. */
export interface ServerProps {
  /** Classes to add or remove. */
  readonly classes?: { readonly [name: string]: boolean }
  /** Measured geometry by CSS property name; `null` restores the server's value. */
  readonly style?: { readonly [property: string]: string | null }
  /** A native listener, named as in React: `onClick`, `onKeyDown`. */
  readonly [listener: `on${string}`]: Listener
  /**
   * Any other key is an attribute. `null`, `undefined` and `false` remove it, `true` writes the bare name; `aria-` and
   * `data-` ones are written as `true` and `false`.
   */
  readonly [attribute: string]: Value | Listener | { readonly [name: string]: boolean | string | null }
}

/**
 * Changes an element of the server's markup in place, as if React had rendered it: after each render it matches the
 * props, and at unmount it is restored as the server sent it. Takes `null` for a part that is not in the markup.
 */
export function useServerElement(element: Element | null | undefined, props: ServerProps): void {
  const [served] = useState(createServedElements)
  const written = useRef(new Set<string>())
  const listeners = useRef(new Map<string, Listener>())

  // First effect, so that its cleanup restores the element.
  useLayoutEffect(() => {
    if (!element) return
    const keys = written.current
    return () => {
      served.restoreAll()
      keys.clear()
    }
  }, [element, served])

  useLayoutEffect(() => {
    listeners.current.clear()
    if (!element) return
    const stale = new Set(written.current)
    const write = (key: string, value: string | boolean | null) => {
      stale.delete(key)
      written.current.add(key)
      served.write(element, key, value)
    }
    for (const [key, value] of Object.entries(props)) {
      if (isListenerName(key)) listeners.current.set(key.slice(2).toLowerCase(), value as Listener)
      else if (key === 'classes') for (const [name, isOn] of entriesOf(value)) write(`.${name}`, isOn === true)
      else if (key === 'style') for (const [name, text] of entriesOf(value)) write(`:${name}`, text)
      else write(key, attributeText(key, value))
    }
    for (const key of stale) {
      served.restore(element, key)
      written.current.delete(key)
    }
  })

  // One native listener per name for the island's life, which calls the listener of the last render.
  const names = Object.keys(props).filter(isListenerName).join(' ').toLowerCase()
  useLayoutEffect(() => {
    if (!element || names === '') return
    const call = (event: Event) => (listeners.current.get(event.type) as ((event: Event) => void) | undefined)?.(event)
    const types = names.split(' ').map((name) => name.slice(2))
    for (const type of types) EventTarget.prototype.addEventListener.call(element, type, call)
    return () => {
      for (const type of types) EventTarget.prototype.removeEventListener.call(element, type, call)
    }
  }, [element, names])
}

/** The entries of `classes` or `style`. */
function entriesOf(value: ServerProps[string]): [string, boolean | string | null][] {
  return Object.entries((value ?? {}) as { readonly [name: string]: boolean | string | null })
}

function isListenerName(key: string): boolean {
  return /^on[A-Z]/.test(key)
}

function attributeText(name: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value !== 'boolean') return String(value)
  if (/^(aria|data)-/.test(name)) return String(value)
  return value ? '' : null
}
