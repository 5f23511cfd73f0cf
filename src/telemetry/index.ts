// What the wiring loads as one chunk, when the page is ready or the first error comes.
export { recordHit } from './census'
export { recordNetworkError } from './networkErrorEvent'
export { reportError } from './reportError'
export { startTelemetry } from './startTelemetry'
