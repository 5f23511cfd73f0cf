import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { compileMessages } from './build/compileMessages.mjs'
import { compileTypeScript } from './build/compileTypeScript.mjs'
import { documentExports } from './build/documentExports.mjs'
import { inOrder, joinChunks, listedChunks, neededFirst, registry } from './build/joinChunks.mjs'
import { joinTranslations, languages } from './build/joinTranslations.mjs'
import { leafletForStrictPages } from './build/leafletForStrictPages.mjs'
import { minifyCss } from './build/minifyCss.mjs'
import { withSlashes } from './build/withSlashes.mjs'

/**
 * Builds six outputs from the same sources. `build/build.mjs` runs this and replaces `dist`, in this order but for 3 and 4:
 *   1. chunks      code that pages load on demand: one chunk per block, React, overlay, telemetry, and shared code
 *   2. entry       the same small entry twice: dist/skerry.mjs, and dist/skerry.loader.js as a classic script
 *   3. package     the same sources for bundlers: dist/skerry.package.mjs, and its chunks in dist/package
 *   4. umd         everything in one file: dist/skerry.umd.js
 *   5. rules       pure rules for owners' tools and servers: dist/rules.mjs
 *   6. mocks       the mock backend as a program and a server, and as MSW handlers: dist/mocks
 * The entry is bundled separately, so no chunk waits for it and both kinds of entry use the same chunks.
 */
const root = import.meta.dirname
const dist = process.env.SKERRY_DIST ?? join(root, 'dist')
const { version, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const isQuick = Boolean(process.env.SKERRY_QUICK) // for watch mode: no minification, no types

const firstModules = /src\/(wiring|ui\/styles|runtime\/attributes|errors\/BlockError)\.ts$/
/** In characters of source. A separate file adds its name and digest to every page, and a request where it is used. */
const smallModule = 6000
/** Modules that every island needs, and that are bundled with React. */
const reactModules =
  /node_modules\/(react|react-dom|scheduler|zustand\/esm\/react)\b|src\/runtime\/(useServerElement|mountViews|keepMarkup)\./

/**
 * Assigns shared modules to few files: React to one, code that every block needs to the one that loads with the first
 * block, and other modules that three chunks import, or small ones that two do, to one more. A small module that a
 * block shares with a lazy part of another block counts too: else the entry would have to list a file for it.
 */
function groupShared(id, { getModuleInfo }) {
  const path = withSlashes(id)
  if (reactModules.test(path)) return 'react'
  if (firstModules.test(path)) return 'wiring'
  if (path.includes('node_modules/zustand/esm/vanilla')) return 'shared'
  // The view of a form uses these too, and may be needed before `deferred` has loaded.
  if (/src\/ui\/(escapeStack|focusContainment|focusMessages)\.ts$/.test(path)) return 'shared'
  // What shows more on request keeps in the history how much it shows, and loads as much again.
  if (/node_modules\/ky\/|src\/(browser\/entryValue|data\/loadPages)\.ts$/.test(path)) return 'requests'
  // Beside the storage, which the page tasks use first.
  if (path.endsWith('src/browser/drafts.ts')) return 'pageTasks'
  // For two parts that load after `deferred`, and too small for a file.
  if (path.endsWith('src/telemetry/postBeacon.ts')) return 'deferred'
  if (!id.startsWith(join(root, 'src/'))) return undefined
  const entries = entriesOf(id, getModuleInfo, new Set())
  // `Skerry.cart` is a part of the toolkit, which uses what blocks of shops use; a part of the page tasks adds clicks.
  const users = [...entriesOf(id, getModuleInfo, new Set(), true)].filter((entry) => entry !== toolkit)
  const blocks = entries.has(pageTasks) ? [] : users.filter((entry) => entry !== pageTasks)
  if (blocks.length > 0 && blocks.every(isOfShop)) {
    if (users.length === 1) return undefined
    return [...entries].some(isOfShop) ? 'shop' : 'shopdialogs' // what only parts use that load later
  }
  if (users.length > 1 && users.every(isOfEvents)) return 'events'
  if (entries.has(join(root, 'src/wiring.ts'))) return 'wiring'
  // Every page has loaded `deferred` by then, so chunks that load later can import from it.
  const isDeferred = (entry) =>
    ['deferred', 'toolkit', 'lightbox'].some((name) => entry === join(root, chunkInputs[name]))
  if (entries.has(join(root, chunkInputs.deferred)) && [...entries].every(isDeferred)) return 'deferred'
  if (entries.has(pageTasks) && ![...entries].some(isOfBlock)) return 'pageTasks'
  if (id.startsWith(join(root, 'src/browser/')) && users.length > 1) return 'shared'
  const isSmall = getModuleInfo(id).code.length < smallModule
  const isForPart = () => [...entries].every(isOfBlock) && entriesOf(id, getModuleInfo, new Set(), true).size > 1
  const isShared = entries.size > 2 || (isSmall && (entries.size === 2 || (entries.size === 1 && isForPart())))
  // A group takes in what it imports, unless that has a group: forms and shops send requests with the same code.
  if (!isShared) return isImportedBy(id, join(root, 'src/data/request.ts'), getModuleInfo) ? 'requests' : undefined
  // Kept apart, so that code without rendering does not load React.
  return reachesReact(id, getModuleInfo, new Set()) ? 'react' : 'shared'
}

/** Whether a module is another one, or is imported by it. */
function isImportedBy(id, other, getModuleInfo, seen = new Set()) {
  if (seen.has(id)) return false
  seen.add(id)
  return id === other || getModuleInfo(id).importers.some((user) => isImportedBy(user, other, getModuleInfo, seen))
}

function reachesReact(id, getModuleInfo, seen) {
  if (seen.has(id)) return false
  seen.add(id)
  const isOfReact = reactModules.test(withSlashes(id))
  return isOfReact || getModuleInfo(id).importedIds.some((one) => reachesReact(one, getModuleInfo, seen))
}

const shopBlocks = [
  'add-to-cart',
  'cart',
  'cart-indicator',
  'cart-pill',
  'gift-card-balance',
  'login',
  'money',
  'pricing-toggle',
  'product',
  'product-list',
  'product-reviews',
  'quick-view',
  'recently-viewed',
  'restock-notification',
  'review-request',
]

/** Whether an entry is a block of shops. What two of them use is in one chunk, which other pages do not load. */
function isOfShop(entry) {
  return shopBlocks.includes(basename(dirname(entry)))
}

/** Whether an entry is a block of days and their hours, whose pages share a chunk in the same way. */
function isOfEvents(entry) {
  return ['calendar', 'event', 'mobile-information-bar', 'tour-dates'].includes(basename(dirname(entry)))
}

/** Whether an entry is a block that many pages have. What the cart shares with the page tasks stays with those. */
function isOfBlock(entry) {
  const name = basename(dirname(entry))
  return isBlock(name) && name !== 'cart'
}

/** The entries that import a module statically; with `throughParts` also those that import it dynamically. */
function entriesOf(id, getModuleInfo, seen, throughParts = false) {
  const found = new Set()
  if (seen.has(id)) return found
  seen.add(id)
  const { isEntry, importers, dynamicImporters } = getModuleInfo(id)
  if (isEntry) found.add(id)
  const users = throughParts && !isEntry ? [...importers, ...dynamicImporters] : importers
  for (const user of users) for (const one of entriesOf(user, getModuleInfo, seen, throughParts)) found.add(one)
  return found
}

const isThere = (file) => existsSync(join(root, file))

/** Chunk name → its entry module. A block's chunk has the block's name. */
const chunkInputs = {
  wiring: 'src/wiring.ts',
  react: 'src/runtime/mountViews.tsx',
  deferred: 'src/deferred.ts',
  pageTasks: 'src/pageTasks.ts',
  toolkit: 'src/toolkit.ts',
  lightbox: 'src/ui/lightbox/drawLightbox.ts',
  ownwords: 'src/runtime/ownWords.ts',
  pseudo: 'src/language/pseudo.ts',
  standins: 'src/standins/index.ts',
  ...Object.fromEntries(languages.map((name) => [name, `src/language/locales/${name}.ts`])),
  ...Object.fromEntries(blockNames().map((name) => [name, `blocks/${name}/block.ts`])),
}

function blockNames() {
  return readdirSync(join(root, 'blocks')).filter((name) => isThere(`blocks/${name}/block.ts`))
}

const toolkit = join(root, chunkInputs.toolkit)
const pageTasks = join(root, chunkInputs.pageTasks)

/** Set by the build of the chunks, read by that of the entry. */
const manifest = { files: [], react: '' }

const isBlock = (name) => /\bdefineBlock\b/.test(rowOf(name))

/** Blocks whose markup is complete as it is served, and whose first interaction the entry keeps until they are there. */
const servedWhole = ['form', 'menu']

/** Blocks on so few pages that a round trip there costs less than a line of the list on every page. */
const rare = ['audio', 'calendar', 'marquee', 'search', 'tour-dates']

/**
 * Chunks whose files the entry lists: those it preloads with the wiring, or needs without it. Blocks that work without
 * their code can wait for the wiring.
 */
const isListedInEntry = (name) =>
  ['wiring', 'react', 'standins', ...languages].includes(name) ||
  (isBlock(name) &&
    ![...shopBlocks, ...servedWhole, ...rare].includes(name) &&
    /draws: false/.test(rowOf(name)) &&
    !/when: 'idle'|notice: false/.test(rowOf(name)))

/** Chunks whose files the wiring lists. Any other chunk is imported by the one that uses it. */
const isListedInWiring = (name) =>
  !isListedInEntry(name) && (isBlock(name) || ['deferred', 'pageTasks', 'toolkit'].includes(name))

/** Chunks whose files the page tasks list, because no other code loads them. */
const isListedInPageTasks = (name) => /\bdefinePageBlock\b/.test(rowOf(name))

const isListed = (name) => isListedInEntry(name) || isListedInWiring(name) || isListedInPageTasks(name)

function rowOf(name) {
  const row = `blocks/${name}/index.ts`
  return isThere(row) ? readFileSync(join(root, row), 'utf8') : ''
}

const production = replace({
  preventAssignment: true,
  values: { 'process.env.NODE_ENV': JSON.stringify('production'), __VERSION__: version },
})

const minify = (module) =>
  isQuick ? null : terser({ module, ecma: 2020, compress: { passes: 2 }, format: { comments: false } })

/** Imports `x.css?inline` as text, minified. */
const inlineCss = {
  name: 'inline-css',
  resolveId(source, importer) {
    return source.endsWith('.css?inline') ? resolve(dirname(importer), source) : null
  },
  load(id) {
    if (!id.endsWith('.css?inline')) return null
    const file = id.slice(0, -'?inline'.length)
    this.addWatchFile(file)
    return `export default ${JSON.stringify(minifyCss(file))}`
  },
}

/** The sources import each other without file extensions. */
const extensions = ['.mjs', '.js', '.json', '.ts', '.tsx']

const plugins = (extra = []) => [
  inlineCss,
  leafletForStrictPages(),
  nodeResolve({ browser: true, extensions }),
  production, // before commonjs, so that development code is left out
  // React at the top level of its file, which browsers compile in the background; functions are compiled when they run.
  commonjs({ strictRequires: false }),
  compileTypeScript(),
  joinTranslations(),
  compileMessages(),
  ...extra,
]

/** Names under which modules load other modules on demand. */
const importedAs = new Set()

/**
 * Writes a compact list of the chunks: for each file its name and its dependencies in run order, a character for each,
 * then all digests. Listed files are named after their digests, so that the list needs no hashes. The entry
 * has the list of the files that it loads; page blocks are at the end of the page tasks, the rest at that of the wiring.
 * Since chunks do not import each other, the size check reads their dependencies from `graph.json`.
 */
const recordChunks = {
  name: 'record-chunks',
  transform(code) {
    for (const [, name] of code.matchAll(/\bloadChunk\(["']([\w-]+)["'], \(\) => import\(/g)) importedAs.add(name)
  },
  writeBundle({ dir }, bundle) {
    const ofEntry = [...listedChunks(bundle, isListedInEntry)]
    const others = [...listedChunks(bundle, isListed)].filter((chunk) => !ofEntry.includes(chunk))
    const ofPageTasks = others.filter(({ isEntry, name }) => isEntry && isListedInPageTasks(name))
    const ofWiring = neededFirst(
      others.filter((chunk) => !ofPageTasks.includes(chunk)),
      bundle,
    )
    const places = [...ofEntry, ...ofWiring, ...ofPageTasks] // the order in which the loader gets the lists
    const paths = new Map()
    const pathOf = (fileName) => paths.get(fileName) ?? fileName
    // `loadChunk` would run the listed file, whose exports are not those of the module.
    for (const { name } of places)
      if (importedAs.has(name) && !chunkInputs[name])
        this.error(`A group of shared modules and a lazy part are both named "${name}".`)
    for (const { fileName } of places) {
      const circle = circleFrom(fileName, bundle)
      if (circle) this.error(`Files that import each other never run: ${circle.join(' → ')}.`)
    }
    const record = (chunk) => {
      const needs = inOrder(chunk, bundle)
        .slice(0, -1)
        .map((other) => places.indexOf(other))
      const tooFar = needs.find((place) => place > lastPlace - firstPlace)
      if (tooFar !== undefined)
        this.error(
          `${chunk.name} needs ${places[tooFar].name}, file ${tooFar + 1} of the list, which has characters for ${lastPlace - firstPlace + 1} needed files. Let \`groupShared\` make fewer files.`,
        )
      const text = String.fromCharCode(...needs.map((place) => place + firstPlace))
      const file = { name: chunk.name, needs: text, digest: digestOf(join(dir, chunk.fileName)) }
      paths.set(chunk.fileName, renameByDigest(dir, chunk.fileName, file))
      if (chunk.name === 'react')
        manifest.react = `href="/skerry/${pathOf(chunk.fileName)}" integrity="sha256-${file.digest}="`
      return file
    }
    // Each list is in the digest of the file that it is appended to.
    const fileOf = (name) => join(dir, places.find((chunk) => chunk.name === name).fileName)
    appendList(fileOf('pageTasks'), ofPageTasks.map(record))
    appendList(fileOf('wiring'), ofWiring.map(record))
    manifest.files = ofEntry.map(record)
    const graph = Object.values(bundle).flatMap(({ fileName, imports }) =>
      imports ? [[pathOf(fileName), imports.map(pathOf)]] : [],
    )
    writeFileSync(join(dir, 'chunks/graph.json'), JSON.stringify(Object.fromEntries(graph), null, 2))
  },
}

/** The files by which a file imports itself; `null` if it does not. */
function circleFrom(fileName, bundle, path = [fileName], seen = new Set()) {
  for (const next of bundle[path.at(-1)]?.imports ?? []) {
    if (next === fileName) return [...path, next]
    if (seen.has(next)) continue
    seen.add(next)
    const circle = circleFrom(fileName, bundle, [...path, next], seen)
    if (circle) return circle
  }
  return null
}

/** Appends the list after the code, so that the source map stays valid. */
function appendList(file, files) {
  const line = `${registry}.add(${JSON.stringify(listOf(files))});`
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace('//# sourceMappingURL', () => `${line}\n//# sourceMappingURL`),
  )
}

/** SHA-256 in base64, without the padding. */
function digestOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('base64').slice(0, -1)
}

/** Renames a chunk's file. Its source map keeps the name that the file refers to. */
function renameByDigest(dir, fileName, { name, digest }) {
  const path = `chunks/${name}-${digest.slice(0, 8).replace(/\W/g, '_')}.mjs`
  renameSync(join(dir, fileName), join(dir, path))
  return path
}

/** The character code of the first file's place, after those that the list uses itself. As in `src/runtime/chunks.ts`. */
const firstPlace = ':'.charCodeAt() + 1
/** That of the last place: the last character that is one byte in every encoding. */
const lastPlace = '~'.charCodeAt()

/** The list in the format that `addChunks` parses. */
function listOf(files) {
  const rows = files.map(({ name, needs }) => [name, needs].join(':').replace(/:$/, ''))
  return [...rows, files.map(({ digest }) => digest).join('')].join(' ')
}

/** Defaults that the entry's rows omit: a block's chunk is found by its name, and most blocks wait until visible. */
const implied = /load: \(\) => import\('\.\/block'\),?|when: 'visible',/g

/** Removes what a selector does not need: quotes around an identifier, and spaces after commas. */
const shorten = (row) => row.replace(/(?<=\[[\w-]+[~^$*|]?=)"([a-z][\w-]*)"(?=\])/gi, '$1').replaceAll(', ', ',')

/** A `runChunk` call with an import. The entry finds the chunk by name and drops the import. */
const chunkOfEntry = /runChunk\('(\w+)', \(\) => import\('([^']+)'\)\)/g

/** Adds the list of files to the entry and removes the imports that it replaces. */
const useChunks = {
  name: 'use-chunks',
  resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string') return null // a URL computed at run time
    this.error(
      `${relative(root, importer)} imports ${specifier}. The entry loads code by \`runChunk\` and a chunk's name.`,
    )
  },
  transform(code, id) {
    const path = withSlashes(id).replace(`${withSlashes(root)}/`, '')
    if (/^blocks\/[\w-]+\/(index|early)\.ts$/.test(path)) return { code: shorten(code.replace(implied, '')), map: null }
    if (path === 'src/runtime/chunks.ts')
      return { code: `const __CHUNKS__ = ${JSON.stringify(listOf(manifest.files))};\n${code}`, map: null }
    if (!code.includes('runChunk(')) return null
    return {
      code: code.replace(chunkOfEntry, (_, name, path) => {
        if (!isListedInEntry(name) || !join(root, chunkInputs[name]).startsWith(resolve(dirname(id), path)))
          this.error(`The entry finds no chunk "${name}" that begins with ${path}. See chunkInputs.`)
        return `runChunk('${name}')`
      }),
      map: null,
    }
  },
  generateBundle(_, bundle) {
    const [{ modules }] = Object.values(bundle)
    if (modules[join(root, 'src/browser/shared.ts')]?.renderedLength)
      this.error('The entry has taken in a module with state, which would exist twice: there, and in a chunk.')
  },
}

/** Writes type declarations, with file extensions that every module resolution supports. */
const declarations = {
  name: 'declarations',
  writeBundle() {
    if (isQuick) return
    const out = join(dist, 'types')
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
    const options = ['--noEmit', 'false', '--emitDeclarationOnly', '--declaration', '--outDir', out, '--rootDir', root]
    try {
      execFileSync(process.execPath, [tsc, '-p', join(root, 'src/tsconfig.json'), ...options], { cwd: root })
    } catch (error) {
      this.error(`The type declarations could not be written:\n${error.stdout}`)
    }
    const names = readdirSync(out, { recursive: true }).filter((name) => name.endsWith('.d.ts'))
    for (const file of names.map((name) => join(out, name))) {
      const react = withSlashes(relative(dirname(file), join(out, 'react.js')))
      const text = readFileSync(file, 'utf8')
        .replace(
          /((?:from|import)\s*\(?["'])(\.[^"']*)/g,
          (_, before, path) => `${before}${path.replace(/^\.$/, './index')}.js`,
        )
        .replace(/typeof import\(["']react["']\)/g, `import('${react}').React`)
        .replace(/import type \{ ComponentType \} from 'react'/, `import type { ComponentType } from '${react}'`)
        .replace(/^import (?=.* from 'zustand\/)/m, '// @ts-ignore\nimport ') // bundled, so hosts lack its types
      writeFileSync(file, text)
    }
    const [index, skerry] = ['index', 'skerry'].map((name) => join(out, `src/${name}.d.ts`))
    writeFileSync(index, documentExports(readFileSync(index, 'utf8'), readFileSync(skerry, 'utf8')))
    writeFileSync(join(out, 'react.d.ts'), reactTypes)
    writeFileSync(join(out, 'index.d.ts'), "export * from './src/index.js'\n")
    const published = Object.values(exports).flatMap(({ types }) => types ?? [])
    keepReached(
      out,
      published.map((file) => relative('dist/types', file)),
    )
  },
}

/**
 * Hosts that define no React block need no types of React. Without them, React is `any`, and a view any function of its
 * props. Only a tuple shows that a type is missing: a condition about the type itself would be `any`, too.
 */
const reactTypes = `// @ts-ignore
export type React = typeof import('react')
// @ts-ignore
type Component<Props> = import('react').ComponentType<Props>
export type ComponentType<Props> = [Component<object>] extends [0] ? (props: Props) => unknown : Component<Props>
`

/** Deletes declarations that the public ones do not reference. */
function keepReached(folder, first) {
  const reached = new Set()
  const follow = (file) => {
    if (reached.has(file)) return
    reached.add(file)
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [, path] of text.matchAll(/(?:from|import)\s*\(?["'](\.[^"']*)\.js["']/g)) {
      follow(`${join(dirname(file), path)}.d.ts`)
    }
  }
  first.forEach(follow)
  for (const { parentPath, name } of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(parentPath, name)
    if (name.endsWith('.d.ts') && !reached.has(relative(folder, file))) rmSync(file)
  }
}

/** Prints the tag with which a host's pages load React one round trip earlier, and writes it for users of the package. */
const printPreloads = {
  name: 'print-preloads',
  writeBundle() {
    console.log(
      'With this line in its pages, React starts to load one round trip earlier (/skerry/ stands for the address of dist):',
    )
    const tag = `<link rel="modulepreload" crossorigin ${manifest.react}>`
    console.log(`  ${tag}`)
    writeFileSync(join(dist, 'preload.html'), `${tag}\n`)
  },
}

const onwarn = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}

// Rollup's hash placeholder is unique for 64 files with six characters, so this uses eight. base36 has no hyphen, which
// separates the name from the hash.
const hashCharacters = 'base36'
const chunkFile = 'chunks/[name]-[hash:8].mjs'

const chunks = {
  preserveEntrySignatures: 'allow-extension', // avoids files that only re-export another one
  input: Object.fromEntries(
    Object.entries(chunkInputs)
      .filter(([, file]) => !isQuick || isThere(file))
      .map(([name, file]) => [name, join(root, file)]),
  ),
  plugins: [...plugins([joinChunks(isListed), minify(true), recordChunks])],
  output: {
    dir: dist,
    format: 'es',
    sourcemap: true,
    entryFileNames: chunkFile,
    chunkFileNames: chunkFile,
    hashCharacters,
    hoistTransitiveImports: false,
    manualChunks: groupShared,
  },
  onwarn,
}

const entry = {
  input: join(root, 'src/auto.ts'),
  plugins: [useChunks, ...plugins([declarations, printPreloads, minify(true)])],
  output: { file: join(dist, 'skerry.mjs'), format: 'es', sourcemap: true },
  onwarn,
}

/** Without exports: a classic script has none, and `src/auto.ts` sets the global. */
const loader = {
  input: join(root, 'src/auto.ts'),
  preserveEntrySignatures: false,
  // Rollup's own replacement of `import.meta.url` is longer, because it also works without a script tag.
  plugins: [
    useChunks,
    { name: 'tag', resolveImportMeta: () => 'document.currentScript?.src' },
    ...plugins([minify(false)]),
  ],
  output: { file: join(dist, 'skerry.loader.js'), format: 'iife', sourcemap: true },
  onwarn,
}

/**
 * Built from the sources: a bundler follows imports, and the chunks for script tags have none. The entry is separate
 * from code that it shares with chunks, so that it stays in the bundle whose script tag it looks for. Not minified: the
 * host's bundler does that, and until then errors are readable.
 */
const bundled = {
  input: { 'skerry.package': join(root, 'src/package.ts'), core: join(root, 'src/index.ts') },
  plugins: plugins(),
  output: {
    dir: dist,
    format: 'es',
    sourcemap: 'hidden',
    entryFileNames: ({ name }) => (name === 'core' ? 'package/[name]-[hash].mjs' : '[name].mjs'),
    chunkFileNames: 'package/[name]-[hash].mjs',
  },
  onwarn,
}

const umd = {
  input: join(root, 'src/auto.ts'),
  plugins: plugins([minify(false)]),
  output: {
    file: join(dist, 'skerry.umd.js'),
    format: 'umd',
    name: 'Skerry',
    amd: { define: '__skerryDefine' }, // an AMD loader on the page would not run the module
    inlineDynamicImports: true,
    sourcemap: 'hidden',
  },
  onwarn,
}

const rules = {
  input: join(root, 'src/rules.ts'),
  plugins: plugins(),
  output: { file: join(dist, 'rules.mjs'), format: 'es', sourcemap: 'hidden' },
  onwarn,
}

const mockPlugins = () => [
  inlineCss,
  leafletForStrictPages(),
  nodeResolve({ exportConditions: ['node'], preferBuiltins: true, extensions }),
  commonjs(),
  compileTypeScript(),
  production,
]

const mockOutput = (folder) => ({
  dir: join(dist, folder),
  format: 'es',
  sourcemap: 'hidden',
  entryFileNames: '[name].mjs',
  chunkFileNames: '[name]-[hash].mjs',
})

/** These run on their own, so they include MSW. */
const mocks = {
  input: { cli: join(root, 'mocks/cli.ts'), server: join(root, 'mocks/server.ts') },
  plugins: mockPlugins(),
  external: (id) => id.startsWith('node:'),
  output: mockOutput('mocks'),
  onwarn,
}

/** These provide handlers for the host's own MSW: a second copy of MSW would not recognise them. */
const mockHandlers = {
  input: {
    index: join(root, 'mocks/index.ts'),
    node: join(root, 'mocks/node.ts'),
    browser: join(root, 'mocks/browser.ts'),
  },
  plugins: mockPlugins(),
  external: (id) => /^(node:|msw(\/|$))/.test(id),
  output: mockOutput('mocks/handlers'),
  onwarn,
}

const outputs = { chunks, entry: [entry, loader], package: bundled, umd, rules, mocks: [mocks, mockHandlers] }

/** All outputs, or those that `--configOutputs` names: `build/build.mjs` builds some of them at the same time. */
export default ({ configOutputs = Object.keys(outputs).join() }) =>
  configOutputs.split(',').flatMap((name) => outputs[name])
