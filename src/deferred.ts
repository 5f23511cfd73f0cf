// What no first mount waits for: telemetry, notices and what developers look at. The wiring asks for it when the page is
// scanned, or when the first thing fails.
export { showWaitingImages } from './media/showWaitingImages'
export { cssPath } from './runtime/cssPath'
export { inspect } from './runtime/inspect'
export { loadModules } from './runtime/rollups'
export * from './telemetry/index'
export { showRetry, showSystemError } from './ui/notices'

/** The report of `data-debug`. */
export const loadReport = () => import('./debug')
