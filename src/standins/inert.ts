import type { VendorGlobals } from '../runtime/stubs'

function inertFunction(): void {}

/** It can be called, constructed and read to any depth, and does nothing. */
export const inert: never = new Proxy(inertFunction, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === 'then' ? undefined : inert),
  apply: () => inert,
  construct: () => inert,
}) as never

/** An object whose other members are inert. */
export function orInert(own: VendorGlobals): VendorGlobals {
  return new Proxy(own, { get: (_, key) => own[key as string] ?? inert })
}
