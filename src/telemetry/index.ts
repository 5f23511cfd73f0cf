// One chunk, which the wiring loads when the page is ready or at the first error.
export { recordHit } from './census'
export { recordLanding } from './landing'
export { recordNetworkError } from './networkErrorEvent'
export { recordPagePixel, recordPixel } from './pixel'
export { reportError } from './reportError'
export { startTelemetry } from './startTelemetry'
