#!/usr/bin/env node
import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const packageRoot = resolve(import.meta.dirname, '..')
const program = join(packageRoot, 'dist/mocks/cli.mjs')

// Only a clone has the build's configuration; the published package comes built, with a README in src.
if (existsSync(join(packageRoot, 'rollup.config.mjs'))) {
  const { isOutdated } = await import('../build/isOutdated.mjs')
  if (isOutdated(packageRoot)) await build()
}

const { main } = await import(pathToFileURL(program).href)
const { exitCode, server } = await main(process.argv.slice(2), { packageRoot })
process.exitCode = exitCode
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server?.close()
    process.exit(0)
  })
}

async function build() {
  const rollup = join(packageRoot, 'node_modules/rollup/dist/bin/rollup')
  if (!existsSync(rollup)) {
    console.error('Skerry is not built yet, and its build tools are not installed. Run `npm ci` first.')
    process.exit(1)
  }
  console.log('Building Skerry first: dist is missing or older than the sources.')
  // A fork, so that the build ends when this process does.
  const program = fork(join(packageRoot, 'build/build.mjs'), ['--silent'], { cwd: packageRoot })
  const code = await new Promise((resolve) => program.on('close', resolve))
  if (code === 0) return
  console.error('The build failed; see above.')
  process.exit(1)
}
