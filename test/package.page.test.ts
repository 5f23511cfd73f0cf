import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** A project that has installed the package as npm packs it, with MSW and without Skerry's other dependencies. */
let project: string

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'skerry-package-'))
  const packed = await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', project], {
    cwd: root,
  })
  await mkdir(join(project, 'node_modules/skerry'), { recursive: true })
  const tarball = join(project, packed.stdout.trim().split('\n').at(-1) ?? '')
  await run('tar', ['-xzf', tarball, '-C', join(project, 'node_modules/skerry'), '--strip-components=1'])
  await symlink(join(root, 'node_modules/msw'), join(project, 'node_modules/msw'))
  await writeFile(join(project, 'package.json'), '{"type":"module"}')
})
afterAll(() => rm(project, { recursive: true, force: true }))

/** Runs a module of the project; what it prints as JSON. */
async function runModule(source: string): Promise<unknown> {
  const file = join(project, 'test.mjs')
  await writeFile(file, source)
  return JSON.parse((await run(process.execPath, [file], { cwd: project })).stdout)
}

describe('the packed package', () => {
  it('exports rules that work without a document', async () => {
    const printed = await runModule(`
      import { blockTypes, checkTag, classifyLink, fieldTypes, isEmail, isUsZip, parseNumber, slug } from 'skerry/rules'
      console.log(JSON.stringify([
        slug('Two Lights, One Night'), parseNumber('1.234,5', 'de'), isEmail('a@b.example'), isUsZip('12345'),
        blockTypes.form, fieldTypes.length, typeof classifyLink, typeof checkTag, typeof document,
      ]))`)
    expect(printed).toEqual(['two-lights-one-night', 1234.5, false, true, 9, 19, 'function', 'function', 'undefined'])
  })

  it('answers requests in tests with its handlers and scenarios', async () => {
    const printed = await runModule(`
      import { scenarios } from 'skerry/mocks'
      import { createMockNetwork } from 'skerry/mocks/node'
      const network = createMockNetwork()
      network.listen()
      const ask = async () => (await fetch('http://site.test/api/site-header-footer')).status
      const before = await ask()
      network.use(scenarios.rateLimited)
      const after = await ask()
      network.close()
      console.log(JSON.stringify([before, after]))`)
    expect(printed).toEqual([200, 429])
  })

  it('adds its handlers to an existing test server', async () => {
    const printed = await runModule(`
      import { setupServer } from 'msw/node'
      import { createBackend, createHandlers, headerJar } from 'skerry/mocks'
      const backend = createBackend()
      const server = setupServer(...createHandlers(backend, headerJar))
      server.listen()
      const { header } = await (await fetch('http://site.test/api/site-header-footer')).json()
      server.close()
      console.log(JSON.stringify([header.siteTitle, backend.log.length]))`)
    expect(printed).toEqual(['Skerry Island', 1])
  })

  it('serves pages with the built bundle to a browser', async () => {
    await rm(join(project, 'node_modules/msw')) // the server needs none
    const printed = await runModule(`
      import { startServer } from 'skerry/mocks/server'
      const server = await startServer({ pages: { '/': '<!doctype html><html><head></head><body></body></html>' } })
      const page = await (await fetch(server.url)).text()
      const bundle = await fetch(server.url + '/__skerry/skerry.mjs')
      await server.close()
      console.log(JSON.stringify([page.includes('/__skerry/skerry.mjs'), bundle.status]))`)
    await symlink(join(root, 'node_modules/msw'), join(project, 'node_modules/msw'))
    expect(printed).toEqual([true, 200])
  })

  it.each(['bundler', 'nodenext'])('has types that compile with module resolution %s', async (moduleResolution) => {
    await writeFile(
      join(project, 'types.ts'),
      `import { blockTypes, parseNumber } from 'skerry/rules'
      import { createBackend, createHandlers, headerJar, type ScenarioName, scenarios } from 'skerry/mocks'
      import { createMockNetwork } from 'skerry/mocks/node'
      import { createMockPage } from 'skerry/mocks/browser'
      import { startServer, type RunningServer } from 'skerry/mocks/server'
      export const number: number = parseNumber('1', 'en') + blockTypes.form
      export const name: ScenarioName = 'rateLimited'
      export const handlers = createHandlers(createBackend({ seed: 2 }), headerJar)
      createMockNetwork().use(scenarios[name])
      createMockPage().use(name)
      export const server: Promise<RunningServer> = startServer({ port: 0 })
      // @ts-expect-error There is no such scenario.
      createMockPage().use('none')`,
    )
    const options = { strict: true, noEmit: true, module: moduleResolution === 'nodenext' ? 'nodenext' : 'esnext' }
    const compilerOptions = {
      ...options,
      moduleResolution,
      target: 'es2022',
      lib: ['es2023', 'dom'],
      skipLibCheck: true,
    }
    await writeFile(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, files: ['types.ts'] }),
    )
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
    const { stdout } = await run(process.execPath, [tsc, '-p', project], { cwd: project }).catch((error) => error)
    expect(stdout).toBe('')
  })
})
