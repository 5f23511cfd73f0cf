import { log } from '../browser/log'
import { chunkFolder, ownFolder } from './watchErrors'

const slowMs = 2000
const file = /^(.+)-\w+\.mjs(?:\?retry=(\d+))?$/

/** The log of chunks. */
export interface ChunkLog {
  /** Logs entries that the browser has measured but not yet reported. Call it when the page is left. */
  readonly flush: () => void
  readonly stop: () => void
}

/** Logs chunks that were slow or had to be requested again, including those before this call. */
export function watchChunks(): ChunkLog {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('resource')) return { flush() {}, stop() {} }
  const start = `${ownFolder()}${chunkFolder}`
  const logSlow = (entries: readonly PerformanceEntry[]) => {
    for (const { name: address, duration } of entries) {
      if (!address.startsWith(start)) continue
      const [, name, retry] = file.exec(address.slice(start.length)) ?? []
      if (retry || duration > slowMs) log('slow chunk', { name, retry: Number(retry ?? 0), ms: Math.round(duration) })
    }
  }
  const observer = new PerformanceObserver((list) => logSlow(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
  return { flush: () => logSlow(observer.takeRecords()), stop: () => observer.disconnect() }
}
