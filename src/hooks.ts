// Hooks that our own islands use, for views of other people. They share the React that `Skerry.react()` hands out.
export { useServerElement } from './runtime/useServerElement'
export { useAsync } from './ui/useAsync'
