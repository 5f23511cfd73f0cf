import * as skerry from './auto'

export * from './auto'

// An AMD loader or a stray `exports` on the page would keep the global away (decision 60): set it by hand.
if (typeof window !== 'undefined') Object.assign(window, { Skerry: skerry })
