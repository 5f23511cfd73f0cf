// Hooks of our own islands, for third-party views. They use the React that `Skerry.react()` returns.
export { useServerElement } from './runtime/useServerElement'
export { useAsync } from './ui/useAsync'
