import type { Compiled } from '../../src/language/compiled'

/**
 * Matches an announcement of a message, in the language of the toolbar. Values that are not given match anything. Call
 * it in `play`: when a module is evaluated, messages are still in English.
 */
export function saying(message: Compiled, values: { readonly [name: string]: string | number } = {}): RegExp {
  const parts = typeof message === 'string' ? message.split(/(\{\w+\})/) : message
  const patterns = parts.map((part) => {
    if (typeof part !== 'string') return '.*'
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    if (name === undefined) return literally(part)
    return Object.hasOwn(values, name) ? literally(String(values[name])) : '.*'
  })
  return new RegExp(`^${patterns.join('')}$`)
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
}
