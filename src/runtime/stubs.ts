/** A call that a page's own script made of a vendor global: where the function stands, and what it was given. */
export type VendorCall = readonly [path: string, args: readonly unknown[]]

/** The chunk that answers such calls: what hosted templates need of the vendor's library. */
export interface StandIns {
  /** Completes the globals that were given, answers what was called so far, and everything that is called from now on. */
  answer(calls: VendorCall[], given: VendorGlobals): void
}

/** Vendor globals, or parts of them, by name. */
export type VendorGlobals = { [name: string | symbol]: unknown }

/** The calls that hand over functions to be run, so that something must come that runs them. */
const handsOver = /\.use$|\.onInit|^Singleton/

/** What `Y` has of the vendor's; any other capital belongs to the template: `Y.Template = Y.Template || {}`. */
const vendorParts = /^([a-z]|Global|Squarespace)/

/**
 * Gives the vendor's globals that the page does not have a stand-in; returns what takes them away again. Whatever hosted
 * pages call of them while they load does nothing and throws nothing. A template's own scripts go further: they hand over
 * the functions that lay out their header and navigation. Those are kept, and `load` is called for the code that runs them;
 * then the stand-ins stay, for the template goes on calling them.
 */
export function stubVendorGlobals(load: () => Promise<StandIns>): () => void {
  const host = globalThis as VendorGlobals
  const calls: VendorCall[] = []
  let isAsked = false

  /** Can be called, constructed and read however deep, and keeps the calls. */
  const stub = (path: string): VendorGlobals => {
    const own = function stubbed() {} as unknown as VendorGlobals
    const get = (key: string | symbol): unknown => {
      if (typeof key === 'symbol') return () => ''
      return key === 'then' || (path === 'Y' && !vendorParts.test(key)) ? undefined : stub(`${path}.${key}`)
    }
    const proxy: VendorGlobals = new Proxy(own, {
      get: (_, key) => own[key] ?? get(key),
      construct: () => proxy,
      apply(_, __, args) {
        calls.push([path, args])
        if (handsOver.test(path)) ask()
        return path === 'Singleton.create' ? args[0] : proxy
      },
    })
    return proxy
  }

  const ask = () => {
    if (isAsked) return
    isAsked = true
    load().then(
      ({ answer }) => answer(calls, Object.fromEntries(given)),
      (error) => {
        isAsked = false // the next call tries again
        console.warn('Skerry:', error)
      },
    )
  }

  const Y = stub('Y')
  Y.namespace = (path: string) => path.split('.').reduce(partOf, Y)
  const given = Object.entries({
    Y,
    YUI: Y,
    Squarespace: stub('Squarespace'),
    SquarespaceFonts: stub(''),
    Singleton: stub('Singleton'),
    ImageLoader: stub('ImageLoader'),
    Class: { create: createClass },
    Static: {},
  } as VendorGlobals).filter(([name]) => host[name] === undefined)
  for (const [name, one] of given) host[name] = one
  return () => {
    if (isAsked) return
    for (const [name, one] of given) if (host[name] === one && name !== 'Static') delete host[name]
  }
}

function partOf(space: VendorGlobals, name: string): VendorGlobals {
  space[name] ??= {}
  return space[name] as VendorGlobals
}

/** A class as templates write it: `Class.create({ initialize() {} })`, parents and mixins first. */
function createClass(...parts: { readonly prototype?: object }[]): unknown {
  function Made(this: { initialize?(...args: unknown[]): void }, ...args: unknown[]): void {
    this.initialize?.(...args)
  }
  Object.assign(Made.prototype, ...parts.map((part) => part.prototype ?? part))
  return Made
}
