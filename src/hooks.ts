// The hooks of our own islands, and a component, for third-party views. They use the React of `Skerry.react()`.
export { useServerElement } from './runtime/useServerElement'
export { Plural } from './ui/Plural'
export { useAsync } from './ui/useAsync'
