import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Finds the folder of Skerry's package.json above a module, both from the sources and from the built file. */
export function findPackageRoot(moduleUrl: string): string {
  let folder = dirname(fileURLToPath(moduleUrl))
  while (!isSkerry(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error(`No package.json of skerry above ${fileURLToPath(moduleUrl)}.`)
    folder = parent
  }
  return folder
}

function isSkerry(path: string): boolean {
  return existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).name === 'skerry'
}
