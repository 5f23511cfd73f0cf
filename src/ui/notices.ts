// What must be loaded before the network fails: in one chunk, drawn without React.
export { showRetry } from './retryNotice'
export { showSystemError } from './systemErrorOverlay'
