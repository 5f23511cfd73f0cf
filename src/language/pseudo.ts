import type { Translate } from './catalogue'
import type { Cases, Compiled, Part } from './compiled'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçđéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'
const letters = new Map([...plain].map((letter, index) => [letter, Array.from(accented)[index] ?? letter]))
const longer = 0.4 // German and Finnish are about 40 % longer than English

/** English with accents, in brackets and 40 % longer: reveals text that is not translatable or does not fit. */
export const accent: Translate = (_, english) =>
  eachOf(english, (message) => {
    // In several words, because no language has words half as long as a sentence.
    const extra = ' ~~~~~'.repeat(Math.ceil((lengthOf(message) * longer) / 6))
    return wrap(
      '[',
      mapText(message, (text) => [...text].map((one) => letters.get(one) ?? one).join('')),
      `${extra}]`,
    )
  })

/** English from right to left: reveals layouts that only support one direction. */
export const mirror: Translate = (_, english) =>
  eachOf(english, (message) => mapText(message, (text) => text.replace(/[^\s\p{P}]+/gu, '\u202e$&\u202c')))

function eachOf(english: object, change: (message: Compiled) => Compiled): { [entry: string]: Compiled } {
  return Object.fromEntries(Object.entries(english).map(([entry, message]) => [entry, message && change(message)]))
}

/** Changes the text of a message and keeps the names of its values. */
function mapText(message: Compiled, change: (text: string) => string): Compiled {
  if (typeof message === 'string') {
    return message.replace(/(\{\w+\})|[^{]+|\{/g, (text, name) => (name ? text : change(text)))
  }
  return message.map((part): Part => {
    if (typeof part === 'string') return change(part)
    if (part === 0 || part[1] === undefined || typeof part[1] === 'string') return part
    const [name, cases, ...rest] = part as readonly [string, Cases, number?, 1?]
    return [name, Object.fromEntries(Object.entries(cases).map(([key, one]) => [key, mapText(one, change)])), ...rest]
  })
}

function wrap(before: string, message: Compiled, after: string): Compiled {
  return typeof message === 'string' ? before + message + after : [before, ...message, after]
}

function lengthOf(message: Compiled): number {
  let length = 0
  mapText(message, (text) => {
    length += text.length
    return text
  })
  return length
}
