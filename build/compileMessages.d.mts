/** Compiles the messages of the sources; see `compileMessages.mjs`. Works with Rollup and Vite. */
export function compileMessages(): { readonly name: string }
