import { parseAst } from 'rollup/parseAst'
import { describe, expect, it } from 'vitest'
import { compileMessages } from '../../build/compileMessages.mjs'
import { joinTranslations } from '../../build/joinTranslations.mjs'
import configs from '../../rollup.config.mjs'

const root = new URL('../..', import.meta.url).pathname
const onWindows = (file: string) => `${root}${file}`.replaceAll('/', '\\')

type Transform = (code: string, id: string) => { code: string } | null | Promise<{ code: string } | null>

/** What a plugin makes of a module, by the id that Rollup gives it on Windows. */
async function transformed(plugin: object, file: string, code: string): Promise<string> {
  const context = { parse: parseAst, ...(plugin as { transform: Transform }) }
  return (await context.transform(code, onWindows(file)))?.code ?? code
}

interface ChunksOutput {
  readonly plugins: readonly { readonly name: string }[]
  readonly output: {
    readonly manualChunks: (id: string, of: { getModuleInfo: (id: string) => object }) => string | undefined
  }
}

describe('the build on Windows', () => {
  it('compiles messages', async () => {
    const code = "export const words = { menu: { seals: '{count, plural, one {# seal} other {# seals}}' } }"
    expect(await transformed(compileMessages(), 'blocks/menu/messages.de.ts', code)).toContain('[["count",')
  })

  it('joins the translations of a language', async () => {
    const file = 'src/language/locales/de.ts'
    const code = await transformed(joinTranslations(), file, 'export const words = __TRANSLATION__')
    expect(code).toContain('...words0')
  })

  it('groups shared modules into the same chunks', () => {
    const { output } = configs({ configOutputs: 'chunks' })[0] as unknown as ChunksOutput // as the config writes it
    const chunkOf = (file: string) => output.manualChunks(onWindows(file), { getModuleInfo: () => ({ importers: [] }) })
    expect(chunkOf('node_modules/react/index.js')).toBe('react')
    expect(chunkOf('src/ui/styles.ts')).toBe('wiring')
    expect(chunkOf('src/browser/drafts.ts')).toBe('pageTasks')
  })

  it('shortens block definitions in the entry', async () => {
    const { plugins } = configs({ configOutputs: 'entry' })[0] as unknown as ChunksOutput // as the config writes it
    const useChunks = plugins.find(({ name }) => name === 'use-chunks') ?? {}
    const row = "export default defineBlock({ when: 'visible', load: () => import('./block') })"
    expect(await transformed(useChunks, 'blocks/menu/index.ts', row)).not.toContain('import')
    expect(await transformed(useChunks, 'src/runtime/chunks.ts', 'use()')).toContain('const __CHUNKS__')
  })
})
