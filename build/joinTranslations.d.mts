/** Languages besides English, by their tags. */
export const languages: readonly string[]
/** The absolute paths of a language's translated sentences, one file for each room and block. */
export function translationFiles(language: string): readonly string[]
/** Joins them into one module per language; see `joinTranslations.mjs`. Fits Rollup and Vite. */
export function joinTranslations(): { readonly name: string }
