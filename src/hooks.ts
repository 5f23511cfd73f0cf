// Hooks of our own islands, and a component, for third-party views. They use the React that `Skerry.react()` returns.
export { useServerElement } from './runtime/useServerElement'
export { Plural } from './ui/Plural'
export { useAsync } from './ui/useAsync'
