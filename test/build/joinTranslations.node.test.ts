import { type Plugin, rollup } from 'rollup'
import { describe, expect, it } from 'vitest'
import { joinTranslations, translationFiles } from '../../build/joinTranslations.mjs'

const [locale, offPage] = ['src/language/locales/de.ts', 'src/language/offPage/messages.ts']
const root = new URL('../..', import.meta.url).pathname

/** Builds a page that imports these modules, with the translations of each file reduced to its own name. */
async function build(imported: readonly string[], words = 'export const words = __TRANSLATION__'): Promise<string> {
  const loadOne = (id: string) => {
    if (id === 'page')
      return imported.map((file, index) => `import * as m${index} from '${file}'; log(m${index})`).join('\n')
    if (id.endsWith(locale)) return words
    return id.endsWith(offPage)
      ? "export const title = 'Config'"
      : `export const words = { '${id.replace(root, '')}': {} }`
  }
  const modules: Plugin = {
    name: 'modules',
    resolveId: (id) => (id.startsWith('src/') ? root + id : id),
    load: loadOne,
  }
  const manualChunks = (id: string) => (id.endsWith(locale) ? 'de' : null)
  const bundle = await rollup({ input: 'page', plugins: [modules, joinTranslations()] })
  const { output } = await bundle.generate({ format: 'es', manualChunks })
  return output.map((file) => ('code' in file ? file.code : '')).join('\n')
}

describe('the translations of a language', () => {
  it('are joined in its module, from all folders and blocks, without other languages', async () => {
    const code = await build([locale])
    const joined = [...code.matchAll(/'([^']+messages\.[\w-]+\.ts)'/g)].map(([, file]) => file)
    expect(joined).toEqual(translationFiles('de').map((file) => file.replace(root, '')))
    expect(joined).toEqual(expect.arrayContaining(['src/ui/messages.de.ts', 'blocks/form/messages.de.ts']))
    expect(translationFiles('fr')).toEqual([])
  })

  it('stop the build if a page shows a sentence that is missing from them', async () => {
    await expect(build([locale, offPage])).rejects.toThrow(`A page shows words of ${offPage}. Move them`)
  })

  it('do not stop the build of a file that contains none', async () => {
    expect(await build([offPage])).toContain('Config')
  })
})
