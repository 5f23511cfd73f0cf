// What must be here before the network goes: one chunk, drawn without React.
export { showRetry } from './retryNotice'
export { showSystemError } from './systemErrorOverlay'
