import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type Plugin, transformSync } from 'esbuild'
import type { Weight } from './judge'

const root = resolve(import.meta.dirname, '../..')

/** Weighs bytes as they are and as a server would send them at its best. */
export function weigh(bytes: Buffer): Weight {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [gzip, brotli] = [gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes, { params })]
  return { min: bytes.length, gzip: gzip.length, brotli: brotli.length }
}

/**
 * Weighs source modules, given by their paths from the root, with what they import: of that only what begins with a path
 * of `own`, and never React.
 */
export async function weighSources(entries: readonly string[], own?: readonly string[]): Promise<Weight> {
  const { outputFiles } = await build({
    stdin: {
      contents: entries.map((entry, index) => `export * as part${index} from './${entry}'`).join('\n'),
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineCss, ...(own ? [onlyOwn(own)] : [])],
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'dompurify'],
    logLevel: 'error',
  })
  return weigh(Buffer.from(outputFiles[0]?.contents ?? []))
}

const inlineCss: Plugin = {
  name: 'inline-css',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path.replace('?inline', '')),
      namespace: 'inline-css',
    }))
    onLoad({ filter: /.*/, namespace: 'inline-css' }, ({ path }) => {
      const css = readFileSync(path, 'utf8')
      return { contents: transformSync(css, { loader: 'css', minify: true }).code, loader: 'text' }
    })
  },
}

/** Leaves out every module that does not belong to the group. */
function onlyOwn(own: readonly string[]): Plugin {
  return {
    name: 'only-own',
    setup({ onResolve }) {
      onResolve({ filter: /./ }, ({ path, resolveDir, kind }) => {
        if (kind === 'entry-point' || path.endsWith('?inline')) return undefined
        const from = relative(root, join(resolveDir, path)).replaceAll('\\', '/')
        const isOwn = path.startsWith('.') && own.some((start) => from.startsWith(start.replace(/\.tsx?$/, '')))
        return isOwn || resolveDir === root ? undefined : { path, external: true }
      })
    },
  }
}
