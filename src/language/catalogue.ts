import type { Compiled } from './compiled'

/** The English messages of one room or block, by name. */
export type Words = { readonly [entry: string]: string }

/** Returns the messages of a room in another language. Missing ones stay English. */
export type Translate = (room: string, english: Words) => { readonly [entry: string]: Compiled } | undefined

/** The messages of another language, by room and entry, compiled by the build. */
export interface Translation {
  readonly [room: string]: { readonly [entry: string]: Compiled }
}

/** Entries that stay English, by room: their names, or all of them. */
type Exceptions = { readonly [room: string]: readonly string[] | 'all' }

/**
 * The messages of another language for the rooms of `English`: every entry of each room, except those that
 * `ForDevelopers` names. A missing or unknown entry does not compile.
 */
export type Translations<
  English extends { readonly [Room in keyof English]: Words },
  ForDevelopers extends Exceptions = Record<never, never>,
> = {
  readonly [Room in keyof English]: {
    readonly [Entry in Exclude<
      keyof English[Room],
      Room extends keyof ForDevelopers ? ForDevelopers[Room][number] : never
    >]: string
  }
}

interface Entry {
  readonly room: string
  readonly english: Words
  /** The object that call sites read from. */
  readonly words: object
}

// Not in `shared`, which is cleared when Skerry stops: a module registers its messages once, when it is evaluated. All
// chunks that register messages use the wiring's copy of this module.
const entries: Entry[] = []
const current: { locale: string; translate: Translate | null } = { locale: 'en', translate: null }

/**
 * Registers the messages of a room (docs/decisions.md#38). They are English until `replaceWords` replaces them, which
 * may happen before or after their chunk loads. So read them when they are shown, never while a module is evaluated.
 * Takes the room's name, under which translations are found. Returns an object of the same shape.
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<const English extends Words>(room: string, english: English): English {
  const entry = { room, english, words: {} }
  entries.push(entry)
  fill(entry)
  return entry.words as English
}

/**
 * Replaces the messages of every room, also of chunks that load later. Without a translation they are English again.
 */
export function replaceWords(locale: string, translate: Translate | null = null): void {
  current.locale = locale
  current.translate = translate
  entries.forEach(fill)
}

/** The locale of the messages, whose rules apply to plurals and numbers in them. */
export function wordsLocale(): string {
  return current.locale
}

function fill({ room, english, words }: Entry): void {
  Object.assign(words, english, current.translate?.(room, english))
}
