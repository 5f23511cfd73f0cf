import { existsSync } from 'node:fs'

/** Page tests run against the built bundle. Throws an error that says how to build it if it is missing. */
export default function setup(): void {
  if (!existsSync(new URL('../../dist/skerry.mjs', import.meta.url))) {
    throw new Error('Page tests need the built bundle. Run `npm run build` first, or `npm test`, which does both.')
  }
}
