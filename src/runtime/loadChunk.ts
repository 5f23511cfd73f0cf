import { ChunkLoadError, isChunkLoadError } from '../errors/ChunkLoadError'
import type { RunChunk } from './chunks'

const loadTimeoutMs = 120_000 // B9 Timing

/** Loads a chunk by its name. Rejects with a `ChunkLoadError` after three tries, at the latest after 120 seconds. */
export type LoadChunk = <Module>(name: string, load: () => Promise<Module>) => Promise<Module>

/** Makes the loader that everybody but the entry uses, out of the entry's own, which knows the files. */
export function createChunkLoader(runChunk: RunChunk): LoadChunk {
  return async (name, load) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ChunkLoadError(name, 'nothing came within 120 seconds')), loadTimeoutMs)
    })
    try {
      return await Promise.race([runChunk(name, load), late])
    } catch (error) {
      throw isChunkLoadError(error) ? error : new ChunkLoadError(name, String(error), { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }
}
