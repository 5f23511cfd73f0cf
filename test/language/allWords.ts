import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { replaceWords, type Words } from '../../src/language/catalogue'

const root = join(import.meta.dirname, '../..')

/** Files that hold words: everything that registers some. */
export const wordFiles = ['src', 'blocks'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, top, name))
    .filter((file) => /(?:essages|captions)\.ts$/.test(file)),
)

/** The whole English catalogue: every room of every file, with its words as the build leaves them. */
export async function allWords(): Promise<ReadonlyMap<string, Words>> {
  for (const file of wordFiles) await import(file)
  const rooms = new Map<string, Words>()
  replaceWords('en', (room, english) => {
    rooms.set(room, english)
    return undefined
  })
  replaceWords('en')
  return rooms
}
