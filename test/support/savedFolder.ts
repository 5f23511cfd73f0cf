import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** A folder of saved pages of other people. They are not ours to publish, so it lies beside the repository. */
export interface SavedFolder {
  readonly folder: string
  readonly isThere: boolean
}

/** Finds `../shared/NAME`, or the folder that the variable names. Says loudly what is not tested if there is none. */
export function savedFolder(name: string, variable: string): SavedFolder {
  const folder = process.env[variable] ?? resolve(import.meta.dirname, '../../../shared', name)
  const isThere = existsSync(folder)
  if (!isThere) skipLoudly(`there is no folder ${folder}. Set ${variable} to a folder that has them`)
  return { folder, isThere }
}

/** Says on the console that saved pages are not tested, and why. */
export function skipLoudly(why: string): void {
  console.warn(`\n*** The saved pages were NOT tested: ${why}. ***\n`)
}
