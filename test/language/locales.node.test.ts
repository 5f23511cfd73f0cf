import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { translationFiles } from '../../build/joinTranslations.mjs'
import type { Translation, Words } from '../../src/language/catalogue'
import type { Compiled } from '../../src/language/compiled'
import { print } from '../../src/language/format'
import { words as german } from '../../src/language/locales/de'
import { namesIn } from '../../src/language/ownWords'
import { accent, mirror } from '../../src/language/pseudo'
import { allWords, wordFiles } from './allWords'

const root = join(import.meta.dirname, '../..')

/** Sentences of the specification that no page shows. They are translated as well, and stay out of the chunk. */
const offPage = join(root, 'src/language/offPage/messages')

let english: ReadonlyMap<string, Words>
/** What only developers read: in the console, and as errors of markup. An owner may still replace it. */
const forDevelopers: { [room: string]: readonly string[] | 'all' } = {}
let unused: Translation
beforeAll(async () => {
  english = await allWords()
  for (const file of wordFiles) Object.assign(forDevelopers, (await import(file)).forDevelopers)
  unused = (await import(`${offPage}.de.ts`)).words
})

const isForDevelopers = (room: string, entry: string) =>
  forDevelopers[room] === 'all' || forDevelopers[room]?.includes(entry) === true

const inGerman = (room: string, entry: string) => (german[room] ?? unused[room])?.[entry]

function everyEntry(): { readonly room: string; readonly entry: string; readonly message: string }[] {
  return [...english].flatMap(([room, words]) =>
    Object.entries(words).map(([entry, message]) => ({ room, entry, message })),
  )
}

/** The rooms that a file registers. */
function roomsIn(file: string): (string | undefined)[] {
  return [...readFileSync(file, 'utf8').matchAll(/catalogue\('([^']+)'/g)].map(([, room]) => room)
}

describe('the catalogue', () => {
  it('includes every messages file, so that every message can be replaced', () => {
    const without = wordFiles.filter((file) => {
      const text = readFileSync(file, 'utf8')
      const isPlain = basename(file) === 'ownWordsMessages.ts' && !/catalogue\(/.test(text)
      return !isPlain && /^export const (?:\w*[mM]essages|captions)\b[^=]*= [^c]/m.test(text)
    })
    expect(without).toEqual([])
    expect(everyEntry().length).toBeGreaterThan(200)
  })

  it('has no group of messages twice', async () => {
    const rooms = wordFiles.flatMap(roomsIn)
    expect(rooms.filter((room, index) => rooms.indexOf(room) !== index)).toEqual([])
  })
})

describe('the list of developer messages', () => {
  it('names only existing entries', () => {
    const gone = Object.entries(forDevelopers).flatMap(([room, entries]) =>
      (entries === 'all' ? [] : entries).filter((entry) => english.get(room)?.[entry] === undefined),
    )
    expect(gone).toEqual([])
    expect(Object.keys(forDevelopers).filter((room) => !english.has(room))).toEqual([])
  })
})

describe('German', () => {
  it('translates every sentence that visitors can see, and nothing else', () => {
    const missing = everyEntry().filter(
      ({ room, entry, message }) =>
        message !== '' && !isForDevelopers(room, entry) && inGerman(room, entry) === undefined,
    )
    expect(
      missing.map(({ room, entry }) => `${room}.${entry}`),
      'give it its German sentence in messages.de.ts at the top of its block or room',
    ).toEqual([])
    const left = [german, unused].flatMap(Object.entries<Translation[string]>).flatMap(([room, words]) =>
      Object.keys(words)
        .filter((entry) => english.get(room)?.[entry] === undefined || isForDevelopers(room, entry))
        .map((entry) => `${room}.${entry}`),
    )
    expect(left).toEqual([])
  })

  it('is kept next to the sentences that it translates', async () => {
    const files = [...translationFiles('de'), `${offPage}.de.ts`]
    const elsewhere = await Promise.all(
      files.map(async (file) => {
        const near = wordFiles.filter((one) => one.startsWith(`${dirname(file)}/`))
        const rooms = near.flatMap(roomsIn)
        const { words }: { readonly words: Translation } = await import(file)
        return Object.keys(words)
          .filter((room) => !rooms.includes(room))
          .map((room) => `${relative(root, file)}: ${room}`)
      }),
    )
    expect(elsewhere.flat()).toEqual([])
  })

  it('uses exactly the placeholders of the English sentence', () => {
    const wrong = everyEntry().filter(({ room, entry, message }) => {
      const translated = inGerman(room, entry)
      return (
        translated !== undefined &&
        [...new Set(namesIn(translated))].sort().join() !== [...new Set(namesIn(message))].sort().join()
      )
    })
    expect(wrong.map(({ room, entry }) => `${room}.${entry}`)).toEqual([])
  })

  it('leaves no sentence in English by mistake', () => {
    const same = everyEntry().filter(
      ({ room, entry, message }) => inGerman(room, entry) === message && /[a-z]{3} [a-z]{3}/i.test(message),
    )
    expect(same.map(({ message }) => message)).toEqual([])
  })

  it('selects forms by number and by category', () => {
    const say = (room: string, entry: string, values: { [name: string]: string | number }) =>
      print(inGerman(room, entry) ?? '', values, 'de')
    expect(say('ui', 'timesSeen', { count: 1200 })).toBe('1.200-mal')
    expect(say('time', 'secondsAgo', { count: 1 })).toBe('vor etwa 1 Sekunde')
    expect(say('model', 'tagExists', { tagType: 'category' })).toBe('Diese Kategorie gibt es bereits')
    expect(say('model', 'fileNotSupported', { fileName: 'a.txt', fileTypeMessage: 'image ' })).toBe(
      'Die Datei a.txt ist anscheinend keine unterstützte Bilddatei.',
    )
  })
})

describe('the pseudo-locales', () => {
  it('change every message and keep every value', () => {
    for (const [room, words] of english) {
      const [loud, turned] = [accent(room, words), mirror(room, words)]
      for (const [entry, message] of Object.entries(words)) {
        if (message === '') continue
        const values = Object.fromEntries(namesIn(message).map((name) => [name, 7]))
        const say = (one: Compiled | undefined) => print(one ?? '', values, 'en')
        const [plain, louder, other] = [say(message), say(loud?.[entry]), say(turned?.[entry])] as const
        expect(louder).toMatch(/^\[.*\]$/s)
        expect(louder.length, plain).toBeGreaterThanOrEqual(Math.floor(plain.length * 1.3))
        expect(/[a-z]/i.test(louder), louder).toBe(false)
        if (/\p{L}/u.test(plain)) expect(other).toContain('\u202e')
        expect(namesIn(louder)).toEqual([])
      }
    }
  })
})
