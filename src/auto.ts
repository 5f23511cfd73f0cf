import { origin } from './runtime/chunks'
import { findScriptTag, readWord } from './runtime/readOptions'
import { skerry } from './skerry'

export * from './index'

// The entry of the bundles. If a script tag loaded them, they start by themselves. If other code imported them, they
// wait for `start`.
if (typeof document !== 'undefined') {
  // Set explicitly, because a module sets no global, and an AMD loader or a stray `exports` would prevent it
  // (docs/decisions.md#60).
  Object.assign(window, { Skerry: skerry })
  const base = import.meta.url
  const script = findScriptTag(base)
  Object.assign(origin, { base, tag: script })
  if (script && readWord(script, 'start') !== 'manual') skerry.start({}, script)
}
