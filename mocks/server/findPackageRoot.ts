import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of Skerry's own package.json, upwards from a module's url: the same for sources and for the built file. */
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
