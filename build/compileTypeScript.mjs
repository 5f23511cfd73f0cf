import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'esbuild'

const tsconfigRaw = readFileSync(join(import.meta.dirname, '../tsconfig.json'), 'utf8')

/** A Rollup plugin that removes types and compiles JSX. It checks nothing: `npm run types` does. */
export function compileTypeScript() {
  return {
    name: 'compile-typescript',
    async transform(code, id) {
      const [, extension] = /\.(tsx?)$/.exec(id) ?? []
      if (!extension) return null
      const result = await transform(code, {
        loader: extension,
        tsconfigRaw,
        charset: 'utf8', // escaped characters would be longer
        sourcefile: id,
        sourcemap: true,
      })
      return { code: result.code, map: result.map }
    },
  }
}
