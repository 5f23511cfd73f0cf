import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isOutdated } from './isOutdated.mjs'

// Builds all outputs of rollup.config.mjs in two processes, because minifying one large file uses only one core. Writes
// them next to `dist` and replaces `dist` when they are complete, so that a running server keeps working until then.
const root = join(import.meta.dirname, '..')
const rollup = join(root, 'node_modules/rollup/dist/bin/rollup')
const [dist, next, previous] = ['dist', 'dist.next', 'dist.previous'].map((name) => join(root, name))
const lock = join(root, 'dist.lock')
const lookEveryMs = 300

const programs = []

/** Waits until no other build is running. */
async function takeTurn() {
  for (;;) {
    try {
      return writeFileSync(lock, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const pid = readLock()
    if (pid > 0 && !isRunning(pid))
      rmSync(lock, { force: true }) // left by a build that was killed
    else await setTimeout(lookEveryMs)
  }
}

/** The process that is building; 0 if it has not written its id yet, or has just ended. */
function readLock() {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM' // the process belongs to another user
  }
}

/** Runs Rollup for some of the outputs. Resolves to whether it succeeded. */
function run(outputs) {
  const args = [rollup, '-c', '--configOutputs', outputs, ...process.argv.slice(2)]
  const env = { ...process.env, SKERRY_DIST: next }
  const program = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  programs.push(program)
  return new Promise((resolve) => program.on('close', (code) => resolve(code === 0)))
}

// If the build is stopped, or its parent exits, no program keeps running.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(end, () => process.exit(1))
process.channel?.unref() // waiting for `disconnect` would keep this process alive

await takeTurn()
process.on('exit', () => {
  for (const program of programs) program.kill()
  for (const path of [next, previous, lock]) rmSync(path, { recursive: true, force: true })
})
if (process.channel && !isOutdated(root)) process.exit() // another command has built in the meantime
const startedAt = new Date()
rmSync(next, { recursive: true, force: true })
mkdirSync(next)
if ((await Promise.all([run('chunks,entry,rules,mocks'), run('package,umd')])).includes(false)) process.exit(1)
// Give it the time of the start, so that files edited during the build are newer.
utimesSync(join(next, 'mocks/cli.mjs'), startedAt, startedAt)
if (existsSync(join(dist, 'storybook'))) renameSync(join(dist, 'storybook'), join(next, 'storybook')) // separate build
if (existsSync(dist)) renameSync(dist, previous)
renameSync(next, dist)
