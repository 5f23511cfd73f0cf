import { callNative, readNative } from './callNative'

/** The value of an attribute or CSS property of a server-rendered element, or whether it has a class. */
type Value = string | boolean | null

/**
 * The only way to change server-rendered elements. Remembers what the server sent, so that all of it can be restored. A
 * key is the name of an attribute, `.name` a class, and `:name` a CSS property. Properties are set through the CSSOM,
 * which `style-src 'self'` allows.
 */
export interface ServedElements {
  /** Sets a value; `null` removes it. */
  write(element: Element, key: string, value: Value): void
  /** Restores the server's value of one key. */
  restore(element: Element, key: string): void
  /** Restores every element as the server sent it. */
  restoreAll(): void
}

export function createServedElements(): ServedElements {
  /** By key first, because a gallery changes the same few keys of 1,000 slides. */
  const served = new Map<string, Map<Element, Value>>()
  const remember = (element: Element, key: string) => {
    const values = served.get(key) ?? new Map<Element, Value>()
    served.set(key, values)
    if (!values.has(element)) values.set(element, readValue(element, key))
  }
  return {
    write(element, key, value) {
      for (const whole of wholes) if (key.startsWith(whole)) remember(element, whole)
      remember(element, key)
      writeValue(element, key, value)
    },
    restore(element, key) {
      const value = served.get(key)?.get(element)
      if (value === undefined) return
      writeValue(element, key, value)
      served.get(key)?.delete(element)
    },
    restoreAll() {
      for (const [key, values] of served) {
        if (wholes.includes(key)) continue
        for (const [element, value] of values) {
          // Chromium leaks an image whose source changes after it has left the document.
          if (key !== 'src' || element.isConnected) writeValue(element, key, value)
        }
      }
      for (const whole of wholes)
        for (const [element, text] of served.get(whole) ?? []) restoreText(element, whole, text)
      served.clear()
    },
  }
}

/** The keys of the whole attributes `class` and `style`. The keys of single classes and properties start with them. */
const wholes = ['.', ':']

const attributeOf = (key: string) => ({ '.': 'class', ':': 'style' })[key] ?? key

function readValue(element: Element, key: string): Value {
  const name = key.slice(1)
  if (name && key[0] === '.') return readNative(element, 'classList').contains(name)
  if (name && key[0] === ':') return readNative(element, 'style').getPropertyValue(name)
  return callNative(element, 'getAttribute', attributeOf(key))
}

function writeValue(element: Element, key: string, value: Value): void {
  const name = key.slice(1)
  if (key[0] === '.') {
    const classes = readNative(element, 'classList')
    classes.toggle(name, value === true)
    if (classes.length === 0) writeAttribute(element, 'class', null)
  } else if (key[0] === ':') {
    const style = readNative(element, 'style')
    if (value) style.setProperty(name, String(value))
    else style.removeProperty(name)
    // Chromium updates the attribute lazily, and would restore an empty one that was removed without being read.
    callNative(element, 'getAttribute', 'style')
    if (style.length === 0) writeAttribute(element, 'style', null)
  } else writeAttribute(element, key, value)
}

function writeAttribute(element: Element, name: string, value: Value): void {
  if (value === null) callNative(element, 'removeAttribute', name)
  else if (callNative(element, 'getAttribute', name) !== value) callNative(element, 'setAttribute', name, String(value))
}

/** Restores the server's text of `class` or `style`, if only spacing and order differ. */
function restoreText(element: Element, key: string, text: Value): void {
  const now = callNative(element, 'getAttribute', attributeOf(key))
  if (sortedWords(now) === sortedWords(text)) writeAttribute(element, attributeOf(key), text)
}

function sortedWords(text: Value): string {
  return String(text ?? '')
    .split(/[\s;:]+/)
    .filter(Boolean)
    .sort()
    .join(' ')
}
