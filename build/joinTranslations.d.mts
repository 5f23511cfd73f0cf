/** The language tags of all languages except English. */
export const languages: readonly string[]
/** The absolute paths of a language's translation files, one for each room and block. */
export function translationFiles(language: string): readonly string[]
/** Joins the translations into one module per language; see `joinTranslations.mjs`. Works with Rollup and Vite. */
export function joinTranslations(): { readonly name: string }
