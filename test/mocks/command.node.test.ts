import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporaryFolder'

const root = join(import.meta.dirname, '../..')
const program =
  "export const main = async (args) => { console.log('program', ...args); return { exitCode: 3, server: null } }"
// Stands in for Rollup: it writes the program, as the real one does.
const builder = `import { mkdirSync, writeFileSync } from 'node:fs'
const mocks = process.env.SKERRY_DIST + '/mocks'
mkdirSync(mocks, { recursive: true })
writeFileSync(mocks + '/cli.mjs', ${JSON.stringify(program)})`
const patient = { timeout: 20_000 }
const notice = 'Building Skerry first: dist is missing or older than the sources.'

describe('the skerry command', () => {
  let folder: string
  beforeEach(async () => {
    folder = await temporaryFolder()
    await put('package.json', '{"name":"skerry","type":"module"}')
    for (const file of ['bin/skerry.mjs', 'build/build.mjs', 'build/isOutdated.mjs'])
      await cp(join(root, file), join(folder, file))
  })

  async function put(path: string, text: string) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }

  const run = (...args: string[]) =>
    new Promise<{ code: unknown; said: string }>((resolve) => {
      execFile(process.execPath, [join(folder, 'bin/skerry.mjs'), ...args], (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, said: (stdout + stderr).trim() }),
      )
    })

  it('starts the program in a published package directly', async () => {
    await put('dist/mocks/cli.mjs', program)
    await put('src/README.md', '')
    const later = new Date(Date.now() + 60_000) // package managers write files in any order
    await utimes(join(folder, 'package.json'), later, later)
    expect(await run('serve', 'pages')).toEqual({ code: 3, said: 'program serve pages' })
  })

  it('builds a clone that has no dist before it starts', async () => {
    await put('rollup.config.mjs', '')
    await put('node_modules/rollup/dist/bin/rollup', builder)
    await put('node_modules/rollup/package.json', '{"type":"module"}')
    expect((await run('demo')).said.split('\n')).toEqual([notice, 'program demo'])
    expect((await run('demo')).said).toBe('program demo')
  })

  it('builds again if the last build failed, even if it had already written the program', async () => {
    const brokenBuilder = `${builder}\nif (process.argv.includes('package,umd')) process.exitCode = 1`
    await put('rollup.config.mjs', '')
    await put('node_modules/rollup/dist/bin/rollup', brokenBuilder)
    await put('node_modules/rollup/package.json', '{"type":"module"}')
    const failed = { code: 1, said: `${notice}\nThe build failed; see above.` }
    expect(await run('demo')).toEqual(failed)
    expect(await run('demo')).toEqual(failed)
  })

  it.each(['SIGTERM', 'SIGKILL'] as const)('stops its build when killed by %s', async (signal) => {
    const endlessBuilder = `import { writeFileSync } from 'node:fs'
      writeFileSync('running-' + process.pid, '')
      setInterval(() => {}, 1000)`
    await put('rollup.config.mjs', '')
    await put('node_modules/rollup/dist/bin/rollup', endlessBuilder)
    await put('node_modules/rollup/package.json', '{"type":"module"}')
    const command = spawn(process.execPath, [join(folder, 'bin/skerry.mjs'), 'demo'], { stdio: 'ignore' })
    const builders = async () =>
      (await readdir(folder)).filter((name) => name.startsWith('running-')).map((name) => Number(name.slice(8)))
    await expect.poll(async () => (await builders()).length, patient).toBe(2)
    command.kill(signal)
    await expect.poll(async () => (await builders()).filter(isRunning), patient).toEqual([])
  })

  it('builds once for two commands, and keeps the old files until the build is done', async () => {
    const slowBuilder = `import { appendFileSync, existsSync } from 'node:fs'
      appendFileSync('builds', '.')
      while (!existsSync('go')) await new Promise((resolve) => setTimeout(resolve, 20))
      ${builder}`
    await put('rollup.config.mjs', '')
    await put('dist/mocks/cli.mjs', program)
    await put('dist/skerry.mjs', 'the old one')
    await put('dist/storybook/index.html', 'stories')
    await put('node_modules/rollup/dist/bin/rollup', slowBuilder)
    await put('node_modules/rollup/package.json', '{"type":"module"}')
    const earlier = new Date(Date.now() - 60_000)
    await utimes(join(folder, 'dist/mocks/cli.mjs'), earlier, earlier)
    const text = (path: string) => readFile(join(folder, path), 'utf8').catch(() => '')
    const first = run('demo')
    await expect.poll(async () => (await text('builds')).length, patient).toBe(2)
    const second = spawn(process.execPath, [join(folder, 'bin/skerry.mjs'), 'serve'])
    let said = ''
    second.stdout.on('data', (text) => {
      said += text
    })
    await expect.poll(() => said, patient).toContain(notice)
    expect(await text('dist/skerry.mjs')).toBe('the old one')
    await put('go', '')
    expect((await first).said).toContain('program demo')
    await expect.poll(() => said, patient).toContain('program serve')
    expect([await text('dist/skerry.mjs'), await text('builds')]).toEqual(['', '..'])
    expect(await text('dist/storybook/index.html')).toBe('stories')
    expect((await readdir(folder)).filter((name) => name.startsWith('dist'))).toEqual(['dist'])
  })

  it('ignores the lock of a build that was killed', async () => {
    await put('rollup.config.mjs', '')
    await put('dist.lock', '999999999')
    await put('node_modules/rollup/dist/bin/rollup', builder)
    await put('node_modules/rollup/package.json', '{"type":"module"}')
    expect((await run('demo')).said).toContain('program demo')
  })

  it('rebuilds a clone when a source file is newer', async () => {
    await put('rollup.config.mjs', '')
    await put('src/deep/part.ts', '')
    await put('dist/mocks/cli.mjs', program)
    await put('node_modules/rollup/dist/bin/rollup', builder)
    await put('node_modules/rollup/package.json', '{"type":"module"}')
    const later = new Date(Date.now() + 60_000)
    await utimes(join(folder, 'src/deep/part.ts'), later, later)
    expect((await run('demo')).said).toContain(notice)
  })

  it('says what to install if a clone cannot be built', async () => {
    await put('rollup.config.mjs', '')
    const { code, said } = await run('demo')
    expect([code, said]).toEqual([
      1,
      'Skerry is not built yet, and its build tools are not installed. Run `npm ci` first.',
    ])
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
