import type { Compiled } from './compiled'

/** The English words of one room or block: a sentence for each name. */
export type Words = { readonly [entry: string]: string }

/** What stands for the words of a room in another language; what it leaves out stays English. */
export type Translate = (room: string, english: Words) => { readonly [entry: string]: Compiled } | undefined

/** The words of another language, by room and entry; the build has compiled them. */
export interface Translation {
  readonly [room: string]: { readonly [entry: string]: Compiled }
}

/** Entries that stay English, by room: their names, or all of them. */
type Exceptions = { readonly [room: string]: readonly string[] | 'all' }

/**
 * The words of another language for the rooms of `English`: every entry of each room, except those that `ForDevelopers`
 * names. A missing or unknown entry does not compile.
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
  /** What everybody reads from. */
  readonly words: object
}

// Not in `shared`, which is forgotten: a module registers its words once, when it is evaluated, and for good. Whoever
// registers has this module from the file that the wiring has it from.
const entries: Entry[] = []
const current: { locale: string; translate: Translate | null } = { locale: 'en', translate: null }

/**
 * Registers the words of a room (decision 38): they read as they are written here until `replaceWords` replaces them, now or
 * by the time that the chunk they are in arrives. So read them when they are shown, never while a module is evaluated.
 * Takes the room's name, by which translations find them; returns words of the same names.
 */
/* @__NO_SIDE_EFFECTS__ */
export function catalogue<const English extends Words>(room: string, english: English): English {
  const entry = { room, english, words: {} }
  entries.push(entry)
  fill(entry)
  return entry.words as English
}

/** Replaces the words of every room, those of chunks that come later too; without a translation they are English again. */
export function replaceWords(locale: string, translate: Translate | null = null): void {
  current.locale = locale
  current.translate = translate
  entries.forEach(fill)
}

/** The locale of the words, by whose rules plurals and numbers in messages are written. */
export function wordsLocale(): string {
  return current.locale
}

function fill({ room, english, words }: Entry): void {
  Object.assign(words, english, current.translate?.(room, english))
}
