import * as skerry from './index'
import { notStarted } from './messages'
import { origin } from './runtime/chunks'
import { findScriptTag, readWord } from './runtime/readOptions'

export * from './index'

// The entry for `import 'skerry'` with a bundler. The tag of the bundle counts as its script tag: it starts by itself
// when the bundle has run, unless the bundle has already started it or the tag has `data-start="manual"`. A file
// without a tag, as in Vite's development server, waits for `start`: it may have been imported to start later, for
// example after consent.
let isStarted = false

/** Starts Skerry on this document, with the settings that differ from the defaults. */
export const start: typeof skerry.start = (...args) => {
  isStarted = true
  skerry.start(...args)
}

if (typeof document !== 'undefined') {
  const isFirst = !('Skerry' in window)
  Object.assign(window, { Skerry: { ...skerry, start } })
  const script = findScriptTag(import.meta.url)
  origin.tag = script
  setTimeout(() => {
    if (isStarted || (script && readWord(script, 'start') === 'manual')) return
    if (script) start({}, script)
    else if (isFirst) console.info(notStarted)
  })
}
