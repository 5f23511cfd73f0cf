/** The messages of the sources, compiled; see `compileMessages.mjs`. Fits Rollup and Vite. */
export function compileMessages(): { readonly name: string }
