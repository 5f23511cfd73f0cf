import type { VendorGlobals } from '../runtime/stubs'
import { whenParsed } from './ready'

type Run = () => void

/**
 * The callbacks of the vendor's runtime. `onInitialize` runs when the page has been parsed, and again each time a
 * template that swaps pages itself calls `afterBodyLoad` or `globalInit`. `onDestroy` runs when the template calls
 * `globalDestroy`.
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
