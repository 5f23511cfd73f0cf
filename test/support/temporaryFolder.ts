import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Creates an empty folder that is removed when the running test is over. Returns its path. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skerry-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
