import type { VendorCall, VendorGlobals } from '../runtime/stubs'
import { loadPageImage } from './images'
import { completeLibrary } from './library'
import { createLifecycle } from './lifecycle'
import { whenParsed } from './ready'

/** The recorded calls that are run later. All others call functions without a stand-in. */
const answered =
  /^(Y\.(use|on|once|after|(Global|Squarespace\.Singletons\.ShoppingCart)\.(on|once|after))|Squarespace\.on(Initialize|Destroy)|Singleton\.create|ImageLoader\.load)$/

/** The results of the vendor's copy of Modernizr that templates read before they start. */
const supported = { touch: 'ontouchstart' in globalThis, csstransforms: true, history: true }

type Call = (...args: never[]) => unknown

/**
 * Replaces the parts of the vendor's scripts that hosted templates use: nodes, events and timers of YUI 3, the life
 * cycle callbacks of the vendor's runtime, the owner's settings, the image loader and Modernizr. Takes the recorded
 * calls and the globals that recorded them. Of the vendor's widgets, galleries, lightboxes and shrinking titles have
 * stand-ins; the others do nothing.
 */
export function answer(calls: VendorCall[], given: VendorGlobals): void {
  ;(globalThis as VendorGlobals).Modernizr ??= supported
  if (given.Y) completeLibrary(given.Y as VendorGlobals)
  // Unless the vendor's own runtime has loaded later.
  if (given.Squarespace && !Object.hasOwn(given.Squarespace, 'afterBodyLoad'))
    Object.assign(given.Squarespace, createLifecycle())
  if (given.Singleton) Object.assign(given.Singleton, { create: createSingleton })
  if (given.ImageLoader) Object.assign(given.ImageLoader, { load: loadPageImage })

  const run = ([path, args]: VendorCall) => {
    if (!answered.test(path)) return
    try {
      const names = path.split('.')
      const method = names.pop() ?? ''
      const owner = names.reduce<unknown>((at, name) => (at as VendorGlobals)[name], given)
      ;((owner as VendorGlobals)[method] as Call).apply(owner, args as never[])
    } catch (error) {
      reportError(error) // an error of the page's own scripts
    }
  }
  for (const call of calls.splice(0)) run(call)
  // Scripts may have kept a reference to a recording function.
  calls.push = (...more) => more.map(run).length
}

/**
 * `Singleton.create`: an object that lives as long as the page. Its `ready` is called when the document has been
 * parsed.
 */
function createSingleton<Definition extends { ready?(): void }>(definition: Definition): Definition {
  whenParsed(() => definition.ready?.())
  return definition
}
