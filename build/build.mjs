import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

// Builds all outputs of rollup.config.mjs, in two processes: minifying one large file keeps only one core busy.
const root = join(import.meta.dirname, '..')
const rollup = join(root, 'node_modules/rollup/dist/bin/rollup')

/** Runs Rollup for some of the outputs. Resolves with its exit code. */
function run(outputs) {
  const args = [rollup, '-c', '--configOutputs', outputs, ...process.argv.slice(2)]
  return new Promise((resolve) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }).on('close', resolve))
}

rmSync(join(root, 'dist'), { recursive: true, force: true })
const codes = await Promise.all([run('chunks,entry,rules,mocks'), run('package,umd')])
process.exitCode = codes.find((code) => code !== 0) ?? 0
// Without the mocks, `bin/skerry.mjs` builds again.
if (process.exitCode) rmSync(join(root, 'dist/mocks'), { recursive: true, force: true })
