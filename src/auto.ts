import { origin } from './runtime/chunks'
import { findScriptTag } from './runtime/readOptions'
import { skerry } from './skerry'

export * from './index'

// The bundles begin here: they start by themselves from a script tag, and wait for `start` where other code imported them.
if (typeof document !== 'undefined') {
  // Set by hand, because a module sets no global, and an AMD loader or a stray `exports` would keep it away
  // (docs/decisions.md#60).
  Object.assign(window, { Skerry: skerry })
  origin.base = import.meta.url
  const script = findScriptTag(import.meta.url)
  if (script && script.dataset.start !== 'manual') skerry.start({}, script)
}
