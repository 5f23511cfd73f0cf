// One chunk without React, because it must be loaded before the network fails.
export { showRetry } from './retryNotice'
export { showSystemError } from './systemErrorOverlay'
