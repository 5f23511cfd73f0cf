import type { VendorCall, VendorGlobals } from '../runtime/stubs'
import { loadPageImage } from './images'
import { completeLibrary } from './library'
import { createLifecycle } from './lifecycle'
import { whenParsed } from './ready'

/** The recorded calls that are answered later. All others were to something that has no stand-in. */
const answered =
  /^(Y\.(use|on|once|after|Global\.(on|once|after))|Squarespace\.on(Initialize|Destroy)|Singleton\.create|ImageLoader\.load)$/

type Call = (...args: never[]) => unknown

/**
 * Stands in for what hosted templates use of the vendor's scripts: nodes, events and timers of YUI 3, the life cycle
 * callbacks of the vendor's runtime, the owner's settings and the image loader. Takes the recorded calls and the
 * globals that recorded them. The vendor's widgets have no stand-in: blocks have Skerry's own.
 */
export function answer(calls: VendorCall[], given: VendorGlobals): void {
  if (given.Y) completeLibrary(given.Y as VendorGlobals)
  if (given.Squarespace) Object.assign(given.Squarespace, createLifecycle())
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
      reportError(error) // an error of the page's own, which would have been reported then
    }
  }
  for (const call of calls.splice(0)) run(call)
  // For scripts that keep a reference to a function that only records.
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
