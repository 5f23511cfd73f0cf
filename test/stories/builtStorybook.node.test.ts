import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, mergeConfig, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import storybook from '../../.storybook/main'

const root = join(import.meta.dirname, '../..')
const styleSheets = readdirSync(join(root, 'blocks'))
  .map((block) => join(root, 'blocks', block, 'early.css'))
  .filter(existsSync)

const entry = 'virtual:early-css'

/** Imports all early style sheets as text, as the blocks do. */
const importEarlyCss = {
  name: 'import-early-css',
  resolveId: (id: string) => (id === entry ? id : null),
  load: (id: string) => {
    if (id !== entry) return null
    const imports = styleSheets.map((file, index) => `import css${index} from ${JSON.stringify(`${file}?inline`)}`)
    return `${imports.join('\n')}\nexport default [${styleSheets.map((_, index) => `css${index}`)}]`
  },
}

// They are nested in the rule of their block, where a minified `:scope` no longer means what `&` did.
it('a built Storybook contains the early styles of each block unchanged', async () => {
  const own = await storybook.viteFinal?.({}, { configType: 'PRODUCTION' } as never)
  const built = await build(
    mergeConfig(own ?? {}, {
      configFile: false,
      root,
      logLevel: 'error',
      plugins: [importEarlyCss],
      build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    }),
  )
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  const { default: texts } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  expect(texts).toEqual(styleSheets.map((file) => readFileSync(file, 'utf8')))
})
