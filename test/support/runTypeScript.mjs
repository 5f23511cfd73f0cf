import { mkdirSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = resolve(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.skerry') // as deep as `test/size`, for paths from `import.meta.dirname`

/** Runs a TypeScript file, given by its path from the repository root, which Node 20 cannot do itself. */
export async function runTypeScript(file) {
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${relative('', file).replaceAll(/\W+/g, '-')}-${process.pid}.mjs`)
  try {
    await build({
      entryPoints: [join(root, file)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      loader: { '.css': 'text' }, // `?inline`, as text
      sourcemap: 'inline',
      logLevel: 'error',
    })
    await import(pathToFileURL(outfile).href)
  } finally {
    rmSync(outfile, { force: true })
  }
}
