import { log } from '../browser/log'
import { chunkFolder, ownFolder } from './watchErrors'

const slowMs = 2000
const file = /^(.+)-\w+\.mjs(?:\?retry=(\d+))?$/

/** Logs the chunks that were slow or had to be requested again, those before this call included. Returns what stops it. */
export function watchChunks(): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('resource')) return () => {}
  const start = `${ownFolder()}${chunkFolder}`
  const observer = new PerformanceObserver((list) => {
    for (const { name: address, duration } of list.getEntries()) {
      if (!address.startsWith(start)) continue
      const [, name, retry] = file.exec(address.slice(start.length)) ?? []
      if (retry || duration > slowMs) log('slow chunk', { name, retry: Number(retry ?? 0), ms: Math.round(duration) })
    }
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}
