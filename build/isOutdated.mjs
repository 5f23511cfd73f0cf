import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['src', 'blocks', 'mocks', 'build', 'rollup.config.mjs', 'tsconfig.json', 'package.json']

/** Whether a clone must be built before its program can run: `dist` is missing or older than the sources. */
export function isOutdated(root) {
  const program = join(root, 'dist/mocks/cli.mjs')
  return !existsSync(program) || newest(sources.map((name) => join(root, name))) > statSync(program).mtimeMs
}

function newest(paths) {
  return Math.max(
    0,
    ...paths.filter(isSource).map((path) => {
      const about = statSync(path)
      return about.isDirectory() ? newest(readdirSync(path).map((name) => join(path, name))) : about.mtimeMs
    }),
  )
}

function isSource(path) {
  return existsSync(path) && !path.endsWith('.md')
}
