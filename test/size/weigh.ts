import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import { transformSync } from 'esbuild'
import { type Plugin, rollup } from 'rollup'
import { minifyCss } from '../../build/minifyCss.mjs'
import type { Weight } from './judge'

const root = resolve(import.meta.dirname, '../..')

/** Measures bytes uncompressed, and with a server's best compression. */
export function weigh(bytes: Buffer): Weight {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [gzip, brotli] = [gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes, { params })]
  return { min: bytes.length, gzip: gzip.length, brotli: brotli.length }
}

/**
 * Measures source modules, given by their paths from the root, and those of their imports whose paths start with one
 * of `own`, never React. They are bundled and minified as in the build. All other modules are replaced by imports
 * from a single file with short names.
 */
export async function weighSources(entries: readonly string[], own?: readonly string[]): Promise<Weight> {
  const bundle = await rollup({
    input: group,
    plugins: [groupOf(entries), inlineCss, onlyOwn(own), ...packages, stripTypes],
    onwarn: () => {}, // warnings about packages
  })
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true, plugins: [minify] })
  await bundle.close()
  return weigh(Buffer.from(output[0].code.replace(/^import\{(.+?)\}/, shortNames)))
}

/** Shortens import names, as the build does between its files. */
function shortNames(_: string, names: string): string {
  return `import{${names.split(',').map((name, index) => name.replace(/^\w+/, index.toString(36)))}}`
}

const group = '\0group'
const neverOwn = /^(react|react-dom|dompurify)(\/|$)/

const packages = [nodeResolve({ browser: true }), commonjs()]
const minify = terser({ module: true, ecma: 2020, compress: { passes: 2 }, format: { comments: false } })

const groupOf = (entries: readonly string[]): Plugin => ({
  name: 'group',
  resolveId: (source) => (source === group ? group : null),
  load(id) {
    if (id !== group) return null
    return entries.map((entry, index) => `export * as part${index} from '${join(root, entry)}'`).join('\n')
  },
})

/** Resolves the group's own sources; resolves every other module to one external file. */
const onlyOwn = (own: readonly string[] = ['']): Plugin => ({
  name: 'only-own',
  resolveId(source, importer = '') {
    const others = { id: 'others', external: true }
    if (neverOwn.test(source)) return others
    if (importer.includes('node_modules')) return null
    if (!/^[./]/.test(source)) return own.includes('') ? null : others
    const file = resolve(dirname(importer), source)
    const isOwn = importer === group || own.some((start) => isBelow(file, start))
    return isOwn ? (['.ts', '.tsx'].map((ending) => file + ending).find(existsSync) ?? null) : others
  },
})

function isBelow(file: string, start: string): boolean {
  const path = relative(root, file).replaceAll('\\', '/')
  return ending.test(start) ? path.replace(ending, '') === start.replace(ending, '') : path.startsWith(start)
}

const ending = /\.tsx?$/

const stripTypes: Plugin = {
  name: 'strip-types',
  transform(code, id) {
    const [, loader] = /\.(tsx?)$/.exec(id) ?? []
    const options = { target: 'es2022', jsx: 'automatic', define: { 'process.env.NODE_ENV': '"production"' } } as const
    return loader ? transformSync(code, { ...options, loader: loader as 'ts' | 'tsx' }).code : null
  },
}

const inlineCss: Plugin = {
  name: 'inline-css',
  resolveId: (source, importer = '') => (source.endsWith('.css?inline') ? resolve(dirname(importer), source) : null),
  load(id) {
    const [, filename] = /^(.+\.css)\?inline$/.exec(id) ?? []
    return filename ? `export default ${JSON.stringify(minifyCss(filename))}` : null
  },
}
