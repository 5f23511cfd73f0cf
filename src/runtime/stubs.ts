/** A call that a page's own script made of a vendor global: where the function stands, and what it was given. */
export type VendorCall = readonly [path: string, args: readonly unknown[]]

/** The chunk that answers such calls: what hosted templates need of the vendor's library. */
export interface StandIns {
  /** Completes the globals that were given, answers what was called so far, and everything that is called from now on. */
  answer(calls: VendorCall[], given: VendorGlobals): void
}

/** Vendor globals, or parts of them, by name. */
export type VendorGlobals = { [name: string]: unknown }

function inertFunction(): void {}

/** Anything and nothing: it can be called, constructed and read however deep, and does nothing. */
export const inert: never = new Proxy(inertFunction, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : inert),
  apply: () => inert,
  construct: () => inert,
}) as never

/** An object whose other members are inert. */
export function orInert(own: VendorGlobals): VendorGlobals {
  return new Proxy(own, { get: (_, key) => own[key as string] ?? inert })
}

/**
 * Gives the vendor's globals that the page does not have a stand-in; returns what takes them away again. Nothing that hosted
 * pages call while they load throws. A template's own scripts go further: they hand over the functions that lay out their
 * header and navigation. Those are kept, and `load` is called for the code that runs them; then the stand-ins stay, for the
 * template goes on calling them.
 */
export function stubVendorGlobals(load: () => Promise<StandIns>): () => void {
  const host = globalThis as VendorGlobals
  const calls: VendorCall[] = []
  let isAsked = false

  const record =
    (path: string, isAsking = false, answer: (first: unknown) => unknown = () => inert) =>
    (...args: unknown[]): unknown => {
      calls.push([path, args])
      if (isAsking && !isAsked) {
        isAsked = true
        load().then(
          ({ answer }) => answer(calls, Object.fromEntries(given)),
          (error) => {
            isAsked = false // the next call tries again
            console.warn('Skerry:', error)
          },
        )
      }
      return answer(args[0])
    }

  const Y: VendorGlobals = {
    use: record('Y.use', true),
    on: record('Y.on'),
    once: record('Y.once'),
    one: inert,
    all: inert,
    namespace: (path: string) => path.split('.').reduce(partOf, Y),
    Global: { on: record('Y.Global.on'), after: record('Y.Global.after'), fire: inert, detach: inert },
    Squarespace: inert,
  }
  const given = Object.entries({
    Squarespace: orInert({
      onInitialize: record('Squarespace.onInitialize', true),
      onDestroy: record('Squarespace.onDestroy'),
    }),
    SquarespaceFonts: inert,
    Y,
    YUI: orInert((() => Y) as never),
    Class: { create: createClass },
    Singleton: { create: record('Singleton.create', true, (definition) => definition) },
    ImageLoader: { load: record('ImageLoader.load'), bootstrap: inert },
    Static: {},
  } as VendorGlobals).filter(([name]) => host[name] === undefined)
  for (const [name, stub] of given) host[name] = stub
  return () => {
    if (isAsked) return
    for (const [name, stub] of given) if (host[name] === stub && name !== 'Static') delete host[name]
  }
}

/** A class as templates write it: `Class.create({ initialize() {} })`, parents and mixins first. */
function createClass(...parts: { readonly prototype?: object }[]): unknown {
  function Made(this: { initialize?(...args: unknown[]): void }, ...args: unknown[]): void {
    this.initialize?.(...args)
  }
  Object.assign(Made.prototype, ...parts.map((part) => part.prototype ?? part))
  return Made
}

function partOf(space: VendorGlobals, name: string): VendorGlobals {
  space[name] ??= {}
  return space[name] as VendorGlobals
}
