import type { VendorGlobals } from '../runtime/stubs'

function inertFunction(): void {}

/** An object that can be called, constructed and read to any depth, without any effect. */
export const inert: never = new Proxy(inertFunction, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : inert),
  apply: () => inert,
  construct: () => inert,
}) as never

/** An object whose other members are inert. */
export function orInert(own: VendorGlobals): VendorGlobals {
  return new Proxy(own, { get: (_, key) => own[key as string] ?? inert })
}
