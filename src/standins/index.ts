import type { VendorCall, VendorGlobals } from '../runtime/stubs'
import { loadPageImage } from './images'
import { completeLibrary } from './library'
import { createLifecycle } from './lifecycle'
import { whenParsed } from './ready'

/** What is answered late; any other call was made of something that has no stand-in. */
const answered =
  /^(Y\.(use|on|once|after|Global\.(on|once|after))|Squarespace\.on(Initialize|Destroy)|Singleton\.create|ImageLoader\.load)$/

type Call = (...args: never[]) => unknown

/**
 * Stands in for what hosted templates use of the vendor's scripts: nodes, events and timers of YUI 3, the moments at which
 * the vendor's runtime calls back, the owner's settings and the loader of images. The vendor's widgets have no stand-in;
 * what blocks need of them is Skerry's own.
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
      reportError(error) // the page's own, as it would have been then
    }
  }
  for (const call of calls.splice(0)) run(call)
  // For scripts that hold on to a function which only recorded.
  calls.push = (...more) => more.map(run).length
}

/** An object that lives as long as the page; its `ready` runs when the document is parsed. */
function createSingleton<Definition extends { ready?(): void }>(definition: Definition): Definition {
  whenParsed(() => definition.ready?.())
  return definition
}
