import { useLayoutEffect, useRef } from 'react'
import { callNative } from '../browser/callNative'

type Value = string | number | boolean | null | undefined
type Listener = ((event: never) => void) | null | undefined

/** What an island wants of an element that the server sent. */
export interface ServerProps {
  /** Classes to have and not to have. */
  readonly classes?: { readonly [name: string]: boolean }
  /** Measured geometry by CSS property name; `null` gives the server's value back. */
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
 * Changes an element of the server's markup in place, as if React had drawn it: after each render it is as the props
 * say, and at unmount as the server sent it. Takes `null` for a part that the markup does not have.
 */
export function useServerElement(element: Element | null | undefined, props: ServerProps): void {
  const changes = useRef(new Map<string, () => void>())
  const listeners = useRef(new Map<string, Listener>())

  // First, so that it sees the element before anything changes it.
  useLayoutEffect(() => {
    if (!element) return
    const made = changes.current
    const served = ['class', 'style'].map((name) => [name, callNative(element, 'getAttribute', name)] as const)
    return () => {
      for (const takeBack of made.values()) takeBack()
      made.clear()
      for (const [name, text] of served)
        if (hasSameWords(callNative(element, 'getAttribute', name), text)) attributes.write(element, name, text)
    }
  }, [element])

  useLayoutEffect(() => {
    listeners.current.clear()
    if (!element) return
    const stale = new Set(changes.current.keys())
    const write = (key: string, kind: Kind, name: string, value: unknown) => {
      stale.delete(key)
      if (!changes.current.has(key)) changes.current.set(key, kind.keep(element, name))
      kind.write(element, name, value)
    }
    for (const [key, value] of Object.entries(props)) {
      if (isListenerName(key)) listeners.current.set(key.slice(2).toLowerCase(), value as Listener)
      else if (key === 'classes')
        for (const [name, isOn] of Object.entries(value ?? {})) write(`.${name}`, classes, name, isOn)
      else if (key === 'style')
        for (const [name, text] of Object.entries(value ?? {})) write(`:${name}`, style, name, text)
      else write(key, attributes, key, value)
    }
    for (const key of stale) {
      changes.current.get(key)?.()
      changes.current.delete(key)
    }
  })

  // One native listener a name for the island's life; it calls what the last render gave.
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

/** One way to change an element: how to write a value, and how to remember the server's. */
interface Kind {
  readonly write: (element: Element, name: string, value: unknown) => void
  readonly keep: (element: Element, name: string) => () => void
}

const attributes: Kind = {
  write(element, name, value) {
    const text = attributeText(name, value)
    if (text === null) callNative(element, 'removeAttribute', name)
    else if (callNative(element, 'getAttribute', name) !== text) callNative(element, 'setAttribute', name, text)
  },
  keep(element, name) {
    const served = callNative(element, 'getAttribute', name)
    return () => attributes.write(element, name, served)
  },
}

const classes: Kind = {
  write(element, name, isOn) {
    element.classList.toggle(name, isOn === true)
    if (element.classList.length === 0) callNative(element, 'removeAttribute', 'class')
  },
  keep(element, name) {
    const had = element.classList.contains(name)
    return () => classes.write(element, name, had)
  },
}

const style: Kind = {
  write(element, name, value) {
    const declared = (element as Element & ElementCSSInlineStyle).style
    if (value) declared.setProperty(name, String(value))
    else declared.removeProperty(name)
    if (declared.length === 0) callNative(element, 'removeAttribute', 'style')
  },
  keep(element, name) {
    const served = (element as Element & ElementCSSInlineStyle).style.getPropertyValue(name)
    return () => style.write(element, name, served)
  },
}

/** Whether two attribute texts hold the same words, so that only their spacing and order can differ. */
function hasSameWords(a: string | null, b: string | null): boolean {
  const words = (text: string | null) =>
    (text ?? '')
      .split(/[\s;:]+/)
      .filter(Boolean)
      .sort()
      .join(' ')
  return a !== b && words(a) === words(b)
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
