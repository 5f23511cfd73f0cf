import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Backend } from '../Backend'
import { jsonOr, member, mostSnapshotLevels } from '../http/body'
import type { MockState } from '../state/MockState'

const version = 1 // raise it when the state's shape changes, so that older files are ignored
const delayMs = 100

/**
 * Restores the state from a file, if it has the right version, and writes every change to it. Calls `onNotice` once if
 * the file cannot be written. Returns a function that writes pending changes and stops.
 */
export function mirrorToFile(backend: Backend, path: string, onNotice: (line: string) => void = () => {}): () => void {
  const saved = readState(path)
  if (saved !== null) backend.restore({ ...saved, served: {} }) // without the events of pages, which may be gone
  let timer: NodeJS.Timeout | null = null
  let hasFailed = false
  const write = () => {
    timer = null
    try {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.new`, JSON.stringify({ version, state: backend.state }))
      renameSync(`${path}.new`, path) // atomic, so that a crash never leaves half a file
    } catch (error) {
      if (!hasFailed) onNotice(`The state is only in memory, because ${path} cannot be written: ${String(error)}`)
      hasFailed = true
    }
  }
  const stop = backend.onChange(() => {
    timer ??= setTimeout(write, delayMs)
  })
  return () => {
    stop()
    if (timer === null) return
    clearTimeout(timer)
    write()
  }
}

function readState(path: string): MockState | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return null // on the first start
  }
  const file = jsonOr(text, null, mostSnapshotLevels)
  const state = member(file, 'state') ?? null
  // Only this module writes the file, so a matching version guarantees the shape.
  return member(file, 'version') === version && typeof state === 'object' ? (state as MockState | null) : null
}
