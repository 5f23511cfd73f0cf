import type { VendorGlobals } from '../runtime/stubs'
import { whenParsed } from './ready'

type Run = () => void

/**
 * What the vendor's runtime calls back: `onInitialize` when the page is there, and again each time a template that swaps
 * pages itself says so by `afterBodyLoad` or `globalInit`; `onDestroy` before it swaps.
 */
export function createLifecycle(): VendorGlobals {
  const starts: Run[] = []
  const ends: Run[] = []
  let isReady = false
  const startAll = () => {
    if (isReady) starts.forEach(whenParsed)
  }
  whenParsed(() => {
    isReady = true
    startAll()
  })
  return {
    onInitialize(...args: unknown[]) {
      const run = args.at(-1) as Run
      starts.push(run)
      if (isReady) whenParsed(run)
    },
    onDestroy: (...args: unknown[]) => void ends.push(args.at(-1) as Run),
    afterBodyLoad: startAll,
    globalInit: startAll,
    globalDestroy: () => ends.forEach(whenParsed),
  }
}
