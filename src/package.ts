import * as skerry from './index'
import { findScriptTag } from './runtime/readOptions'

export * from './index'

// What bundlers take for `import 'skerry'`. The bundle that it ends in is its script tag: it starts by itself when that
// bundle has run, unless the bundle did so, or its tag says `data-start="manual"`.
let isStarted = false

/** Starts on this document, with the settings that differ from the defaults. */
export const start: typeof skerry.start = (...args) => {
  isStarted = true
  skerry.start(...args)
}

if (typeof document !== 'undefined') {
  Object.assign(window, { Skerry: { ...skerry, start } })
  const script = findScriptTag(import.meta.url)
  setTimeout(() => {
    if (!isStarted && script && script.dataset.start !== 'manual') start({}, script)
  })
}
