import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withSlashes } from './withSlashes.mjs'

const root = join(import.meta.dirname, '..')
const offPage = 'src/language/offPage/messages.ts'

/** The language tags of all languages except English. */
export const languages = readdirSync(join(root, 'src/language/locales')).map((file) => basename(file, '.ts'))

/** The translation files of a language: `messages.de.ts` of every room and block that has one. */
export function translationFiles(language) {
  return ['src', 'blocks'].flatMap((top) =>
    readdirSync(join(root, top))
      .map((folder) => join(root, top, folder, `messages.${language}.ts`))
      .filter(existsSync),
  )
}

/**
 * A plugin for Rollup and Vite. Adds the translations of all rooms and blocks to the module of their language,
 * `src/language/locales/de.ts`, which becomes one chunk.
 */
export function joinTranslations() {
  return {
    name: 'join-translations',
    transform(code, id) {
      const [, language] = /src\/language\/locales\/([\w-]+)\.ts$/.exec(withSlashes(id).split('?', 1)[0]) ?? []
      if (!language) return null
      const files = translationFiles(language)
      const imports = files.map(
        (file, index) => `import { words as words${index} } from ${JSON.stringify(withSlashes(file))};\n`,
      )
      const joined = `{ ${files.map((_, index) => `...words${index}`).join(', ')} }`
      return { code: imports.join('') + code.replace('__TRANSLATION__', joined), map: null }
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle)
      const isTranslated = chunks.some(({ name }) => languages.includes(name))
      const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules ?? {}))
      const isShown = modules.some(([id, { renderedLength }]) => renderedLength && withSlashes(id).endsWith(offPage))
      if (isTranslated && isShown)
        this.error(`A page shows words of ${offPage}. Move them, and their translations, beside its code.`)
    },
  }
}
