import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Builds all outputs of rollup.config.mjs, in two processes: minifying one large file keeps only one core busy.
const root = join(import.meta.dirname, '..')
const rollup = join(root, 'node_modules/rollup/dist/bin/rollup')

const programs = []
let isComplete = false

/** Runs Rollup for some of the outputs. Resolves with whether it succeeded. */
function run(outputs) {
  const args = [rollup, '-c', '--configOutputs', outputs, ...process.argv.slice(2)]
  const program = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  programs.push(program)
  return new Promise((resolve) => program.on('close', (code) => resolve(code === 0)))
}

// A build that is stopped, or whose parent has gone, leaves no program running.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(end, () => process.exit(1))
process.channel?.unref() // waiting for `disconnect` would keep this process alive
process.on('exit', () => {
  for (const program of programs) program.kill()
  if (!isComplete) rmSync(join(root, 'dist/mocks'), { recursive: true, force: true }) // `bin/skerry.mjs` builds again
})

const dist = join(root, 'dist')
mkdirSync(dist, { recursive: true })
for (const name of readdirSync(dist)) {
  if (name !== 'storybook') rmSync(join(dist, name), { recursive: true, force: true }) // has a build of its own
}
isComplete = !(await Promise.all([run('chunks,entry,rules,mocks'), run('package,umd')])).includes(false)
if (!isComplete) process.exitCode = 1
