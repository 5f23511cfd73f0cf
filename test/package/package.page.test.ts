import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as esbuild } from 'esbuild'
import ts from 'typescript'
import { createServer, build as vite } from 'vite'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { documentOf, openSite, type Site, untilBlock } from '../support/site'
import { type Consumer, installPacked, packedFiles } from './packed'

const root = join(import.meta.dirname, '../..')
const markup = `
  <div class="sqs-block sqs-block-accordion"><ul class="accordion-items-container"><li class="accordion-item">
  <h2><button class="accordion-item__click-target" aria-expanded="false">Hours</button></h2>
  <div class="accordion-item__dropdown"><p>Nine to five</p></div></li></ul></div>`

const programs = {
  bare: "import 'skerry'",
  namespace: "import * as Skerry from 'skerry'\nSkerry.start({ locale: 'de' })\nwindow.found = Skerry.version",
  named: "import { BlockError, start } from 'skerry'\nstart()\nwindow.found = new BlockError('a').name",
}

let consumer: Consumer
let site: Site
beforeAll(async () => {
  consumer = installPacked()
  const { folder } = consumer
  for (const [name, code] of Object.entries(programs)) {
    const from = join(folder, `src-${name}`)
    mkdirSync(from)
    writeFileSync(join(from, 'main.js'), code)
    const page = (script: string) => documentOf(markup, `<script type="module" src="${script}"></script>`)
    writeFileSync(join(from, 'index.html'), page('./main.js'))
    await vite({
      root: from,
      base: './',
      logLevel: 'error',
      configFile: false,
      build: { outDir: join(folder, 'site/vite', name), target: 'es2022' },
    })
    const outdir = join(folder, 'site/esbuild', name)
    await esbuild({
      entryPoints: [join(from, 'main.js')],
      bundle: true,
      splitting: true,
      format: 'esm',
      minify: true,
      outdir,
      logLevel: 'error',
    })
    writeFileSync(join(outdir, 'index.html'), page('./main.js'))
  }
  site = await openSite({ root: join(folder, 'site'), tag: 'none' })
})
afterAll(async () => {
  await site?.close()
  consumer?.remove()
})

describe.each(['vite', 'esbuild'])('the package, bundled with %s', (bundler) => {
  it.each(Object.keys(programs))('makes a page interactive: %s', async (program) => {
    const { page, troubles } = await site.visit(`/${bundler}/${program}/`)
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await untilBlock(page, 'accordion')
    const button = page.getByRole('button', { name: 'Hours' })
    await button.click()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
    expect(await page.evaluate('typeof Skerry.stop')).toBe('function')
    if (program === 'named') expect(await page.evaluate('found')).toBe('BlockError')
    expect([...troubles, ...warnings]).toEqual([])
  })
})

describe('the package in Vite’s development server', () => {
  async function develop(program: string) {
    const root = join(consumer.folder, `src-${program}`)
    const server = await createServer({
      root,
      cacheDir: join(consumer.folder, `vite-${program}`),
      configFile: false,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    })
    onTestFinished(() => server.close())
    await server.listen()
    const { page } = await site.visit('/404')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto(server.resolvedUrls!.local[0]!)
    return { page, logged }
  }

  it('makes a page interactive once the page calls start', async () => {
    const { page, logged } = await develop('named')
    await untilBlock(page, 'accordion')
    expect(logged.join('\n')).not.toContain('has not started')
  })

  it('warns that the page has to call start, because the script tag does not name the file', async () => {
    const { logged } = await develop('bare')
    await expect
      .poll(() => logged)
      .toContain('Skerry has not started, because no script tag names its file. Call start().')
  })
})

describe('the package’s types', () => {
  it.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])('need no React types, and include the settings, with module resolution %s', (moduleResolution, module) => {
    const { folder } = consumer
    writeFileSync(
      join(folder, 'use.ts'),
      `import * as Skerry from 'skerry'
      Skerry.start({ emailPolicy: 'standard' })
      Skerry.on('ready', ({ found }) => found.toFixed())
      Skerry.define({ name: 'a', selector: '[data-a]', when: 'now', draws: false, load: async () => ({ parse: () => ({ b: 1 }), attach: (element, { b }) => () => element.append(String(b)) }) })
      window.Skerry?.on('skip', ({ name }) => name.trim())
      document.addEventListener('skerry:cart', ({ detail }) => detail.totalQuantity.toFixed())
      document.addEventListener('skerry:mount', ({ detail: { name, element } }) => element.append(name.trim()))
      Skerry.define({ name: 'b', selector: '[data-b]', load: async () => ({ parse: () => ({ start: 1 }), view: function B({ start }) { return start.toFixed() } }) })
      // @ts-expect-error no such policy
      Skerry.start({ emailPolicy: 'none' })`,
    )
    const options = [
      '--noEmit',
      '--strict',
      '--target',
      'es2022',
      '--module',
      module,
      '--moduleResolution',
      moduleResolution,
      '--types',
      '',
    ]
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
    const check = () =>
      execFileSync(process.execPath, [tsc, ...options, 'use.ts'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
    expect(check).not.toThrow()
  })
})

describe('an editor', () => {
  it('shows documentation for every public function and type', () => {
    const use = join(consumer.folder, 'use-all.ts')
    writeFileSync(use, "import * as Skerry from 'skerry'\nimport * as rules from 'skerry/rules'\nvoid [Skerry, rules]")
    const program = ts.createProgram([use], {
      strict: true,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      types: [],
    })
    const checker = program.getTypeChecker()
    const imports = program.getSourceFile(use)!.statements.filter(ts.isImportDeclaration)
    const exported = imports.flatMap(({ moduleSpecifier }) => {
      const module = checker.getSymbolAtLocation(moduleSpecifier)
      return module ? checker.getExportsOfModule(module) : []
    })
    expect(exported.map(({ name }) => name)).toEqual(expect.arrayContaining(['define', 'isUsZip']))
    const original = (symbol: ts.Symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const silent = exported.filter((symbol) => original(symbol).getDocumentationComment(checker).length === 0)
    expect(silent.map(({ name }) => name)).toEqual([])
  })
})

describe('the published package', () => {
  let files: readonly string[]
  beforeAll(() => {
    files = packedFiles()
  })

  it('contains the bundles, their chunks, types and the command, but neither source maps nor Storybook', () => {
    for (const file of [
      'README.md',
      'src/README.md',
      'mocks/openapi.json',
      'docs/decisions.md',
      'LICENSE',
      'bin/skerry.mjs',
      'dist/skerry.mjs',
      'dist/skerry.package.mjs',
      'dist/skerry.loader.js',
      'dist/skerry.umd.js',
      'dist/preload.html',
      'dist/types/index.d.ts',
      'dist/mocks/cli.mjs',
    ]) {
      expect(files).toContain(file)
    }
    for (const chunk of [/^dist\/chunks\/accordion-\w+\.mjs$/, /^dist\/package\/core-[\w-]+\.mjs$/]) {
      expect(files.some((file) => chunk.test(file))).toBe(true)
    }
    expect(
      files.filter((file) =>
        /\.map$|storybook|(^|\/)(src|test|stories)\/(?!README)/.test(file.replace('dist/types/src/', '')),
      ),
    ).toEqual([])
  })

  it('links in its READMEs only to files in the package', () => {
    const documents = files.filter((file) => file.endsWith('README.md'))
    const missing = documents.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((path) => !files.some((one) => one === path || one.startsWith(`${path}/`)))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  it('has no references to source maps in its files for bundlers and Node, because it contains none', () => {
    const published = files.filter((file) => /^dist\/(mocks|package|rules|skerry\.(package|umd))\b.*js$/.test(file))
    const naming = published.filter((file) => readFileSync(join(root, file), 'utf8').includes('sourceMappingURL='))
    expect(published).toContain('dist/rules.mjs')
    expect(naming).toEqual([])
  })
})
