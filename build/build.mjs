import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'

// Builds all outputs of rollup.config.mjs, in two processes: minifying one large file keeps only one core busy.
const root = join(import.meta.dirname, '..')
const rollup = join(root, 'node_modules/rollup/dist/bin/rollup')

/** Runs Rollup for some of the outputs. Resolves with whether it succeeded. */
function run(outputs) {
  const args = [rollup, '-c', '--configOutputs', outputs, ...process.argv.slice(2)]
  const program = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  return new Promise((resolve) => program.on('close', (code) => resolve(code === 0)))
}

rmSync(join(root, 'dist'), { recursive: true, force: true })
const succeeded = await Promise.all([run('chunks,entry,rules,mocks'), run('package,umd')])
if (succeeded.includes(false)) {
  process.exitCode = 1
  rmSync(join(root, 'dist/mocks'), { recursive: true, force: true }) // so that `bin/skerry.mjs` builds again
}
