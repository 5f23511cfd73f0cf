/** A call of a vendor global by a page's own script: the path of the function, and its arguments. */
export type VendorCall = readonly [path: string, args: readonly unknown[]]

/** The chunk that runs such calls: the parts of the vendor's library that hosted templates need. */
export interface StandIns {
  /** Completes the given globals, and runs the recorded and all later calls. */
  answer(calls: VendorCall[], given: VendorGlobals): void
}

/** Vendor globals, or parts of them, by name. */
export type VendorGlobals = { [name: string | symbol]: unknown }

/** Calls that pass functions to run, so the code that runs them must be loaded. */
const handsOver = /\.use$|\.onInit|^Singleton/

/** The vendor's parts of `Y`. Other capitalised names belong to the template: `Y.Template = Y.Template || {}`. */
const vendorParts = /^([a-z]|Global|Squarespace)/

/**
 * What the vendor's own runtime sets on `Squarespace` once it has run, such as `AFTER_BODY_LOADED`. If it loads after the
 * stand-ins, it must not find that it has already run.
 */
const marks = /^[A-Z_]+$/

/**
 * Adds stand-ins for the vendor globals that the page lacks. Returns a function that removes them. Most calls that
 * hosted pages make while they load do nothing and do not throw. But a template's own scripts pass functions that lay
 * out its header and navigation. Those are recorded, and `load` is called for the code that runs them. The stand-ins
 * then stay, because the template keeps calling them.
 */
export function stubVendorGlobals(load: () => Promise<StandIns>): () => void {
  const host = globalThis as VendorGlobals
  const calls: VendorCall[] = []
  let isLoading = false

  /** Can be called, constructed and read to any depth, and records the calls. */
  const stub = (path: string): VendorGlobals => {
    const own = function stubbed() {} as unknown as VendorGlobals
    const get = (key: string | symbol): unknown => {
      if (typeof key === 'symbol') return () => ''
      const isMissing = path === 'Y' ? !vendorParts.test(key) : path === 'Squarespace' && marks.test(key)
      return key === 'then' || isMissing ? undefined : stub(`${path}.${key}`)
    }
    const proxy: VendorGlobals = new Proxy(own, {
      get: (_, key) => own[key] ?? get(key),
      construct: () => proxy,
      apply(_, __, args) {
        calls.push([path, args])
        if (handsOver.test(path)) loadStandIns()
        return path === 'Singleton.create' ? args[0] : proxy
      },
    })
    return proxy
  }

  const loadStandIns = () => {
    if (isLoading) return
    isLoading = true
    load().then(
      ({ answer }) => answer(calls, Object.fromEntries(given)),
      (error) => {
        isLoading = false // the next call tries again
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
    if (isLoading) return
    for (const [name, one] of given) if (host[name] === one && name !== 'Static' && !isTakenOver(one)) delete host[name]
  }
}

/** Whether the vendor's own runtime has loaded later, and has its functions on the stand-in for `Squarespace`. */
function isTakenOver(one: unknown): boolean {
  return Object.hasOwn(Object(one), 'afterBodyLoad')
}

function partOf(space: VendorGlobals, name: string): VendorGlobals {
  space[name] ??= {}
  return space[name] as VendorGlobals
}

/** A class in the templates' style: `Class.create({ initialize() {} })`, parents and mixins first. */
function createClass(...parts: { readonly prototype?: object }[]): unknown {
  function Made(this: { initialize?(...args: unknown[]): void }, ...args: unknown[]): void {
    this.initialize?.(...args)
  }
  Object.assign(Made.prototype, ...parts.map((part) => part.prototype ?? part))
  return Made
}
