// Code that no first mount needs: telemetry, notices and tools for developers. The wiring loads it when the page has
// been scanned, or at the first failure.
export { showWaitingImages } from './media/showWaitingImages'
export { cssPath } from './runtime/cssPath'
export { inspect } from './runtime/inspect'
export { loadModules } from './runtime/rollups'
export * from './telemetry/index'
export { showRetry, showSystemError } from './ui/notices'

/** The report of `data-debug`. */
export const loadReport = () => import('./debug')

/** The code that measures the page, for `data-performance`. */
export const loadPerformance = () => import('./telemetry/performance')
