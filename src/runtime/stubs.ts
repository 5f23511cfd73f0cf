const nothing = () => {}

/** Names that hosted pages call inline while they load, with what answers: nothing happens and nothing throws. */
const stubs: { readonly [name: string]: object } = {
  Squarespace: { load: nothing, afterBodyLoad: nothing, globalInit: nothing, globalDestroy: nothing },
  SquarespaceFonts: { loadViaContext: nothing },
  Y: { use: nothing, on: nothing, Squarespace: { FormSubmit: nothing } },
  Static: {},
}

/** Gives the vendor's globals that the page does not have an inert stand-in; returns what takes them away again. */
export function stubVendorGlobals(): () => void {
  const host = globalThis as { [name: string]: unknown }
  const given = Object.entries(stubs).filter(([name]) => host[name] === undefined)
  for (const [name, stub] of given) host[name] = stub
  return () => {
    for (const [name, stub] of given) if (host[name] === stub && name !== 'Static') delete host[name]
  }
}
