import type { Translate, Words } from './catalogue'
import type { Compiled, Part } from './compiled'
import { format } from './format'
import { problems } from './ownWordsMessages'
import { parseMessage } from './parseMessage'

interface Options {
  /** The language tag of the page. */
  readonly locale: string
  readonly warn: (problem: string) => void
}

/**
 * Reads the messages that an owner replaces (docs/decisions.md#38), by language, room and entry, each in ICU's format.
 * Entries for the full tag take precedence over those for its language. Takes any value: if an entry is not a message,
 * or uses a value that ours does not have, `warn` is called with its path, and our message is kept. `null` if there is
 * nothing for this language.
 */
export function readOwnWords(sources: readonly unknown[], { locale, warn }: Options): Translate | null {
  const [language = ''] = locale.split('-')
  const own = sources.flatMap((source) => {
    if (!isRecord(source)) {
      warn(format(problems.notAnObject, { path: 'messages' }))
      return []
    }
    return [...new Set([language, locale])].flatMap((tag) =>
      Object.hasOwn(source, tag) ? [{ tag, rooms: source[tag] }] : [],
    )
  })
  for (const { tag, rooms } of own) {
    if (!isRecord(rooms)) warn(format(problems.notAnObject, { path: tag }))
  }
  if (own.length === 0) return null

  return (room, english) => {
    const words: { [entry: string]: Compiled } = {}
    for (const { tag, rooms } of own) {
      if (!isRecord(rooms) || !Object.hasOwn(rooms, room)) continue
      const entries = rooms[room]
      const path = `${tag}.${room}`
      if (isRecord(entries)) Object.assign(words, readEntries(entries, english, path))
      else warn(format(problems.notAnObject, { path }))
    }
    return words
  }

  function readEntries(entries: Source, english: Words, path: string): { [entry: string]: Compiled } {
    return Object.fromEntries(
      Object.entries(entries).flatMap(([entry, source]): [string, Compiled][] => {
        const message = readOne(source, Object.hasOwn(english, entry) ? english[entry] : undefined, `${path}.${entry}`)
        return message === null ? [] : [[entry, message]]
      }),
    )
  }

  function readOne(source: unknown, english: Compiled | undefined, path: string): Compiled | null {
    try {
      if (english === undefined) throw new Error(problems.noSuchEntry)
      if (typeof source !== 'string') throw new Error(problems.notText)
      const message = parseMessage(source, locale)
      const known = namesIn(english)
      const unknown = namesIn(message).find((name) => !known.includes(name))
      if (unknown === undefined) return message
      throw new Error(format(problems.unknownValue, { name: unknown, known: known.join(', ') || problems.none }))
    } catch (error) {
      warn(format(problems.notReplaced, { path, problem: (error as Error).message }))
      return null
    }
  }
}

type Source = { readonly [key: string]: unknown }

function isRecord(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The names of the values that a message uses. */
export function namesIn(message: Compiled): readonly string[] {
  if (typeof message === 'string') return [...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return message.flatMap((part: Part) => {
    if (typeof part === 'string' || part === 0) return []
    const [name, how] = part
    return [name, ...(typeof how === 'object' ? Object.values(how).flatMap(namesIn) : [])]
  })
}
