import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { main, type Run } from '../../mocks/cli'
import { version } from '../../package.json' with { type: 'json' }
import { temporaryFolder } from '../support/temporaryFolder'

const packageRoot = join(import.meta.dirname, '../..')

describe('the command line', () => {
  let folder: string
  let runs: Run[] = []
  beforeEach(async () => {
    folder = await temporaryFolder()
    await writeFile(join(folder, 'index.html'), '<!doctype html><head></head><p>Home')
  })
  afterEach(async () => {
    for (const { server } of runs) await server?.close()
    runs = []
  })

  const run = async (...args: string[]) => {
    const lines: string[] = []
    const print = (line: string) => void lines.push(line)
    const ended = await main(args, { packageRoot, print, printError: print })
    runs.push(ended)
    return { ...ended, said: lines.join('\n') }
  }

  it('serves a folder and prints its URL', async () => {
    const { server, said } = await run('serve', folder, '--port', '0', '--memory', '--loader')
    expect(said).toContain(`${server?.url}/`)
    expect(await (await fetch(server?.url ?? '')).text()).toContain('/__skerry/skerry.loader.js')
  })

  it.each([
    ['--module', '<head><script type="module" blocking="render" src="/__skerry/skerry.mjs"></script>'],
    ['--umd', '<head><script defer src="/__skerry/skerry.umd.js"></script>'],
    ['--no-tag', '<head></head>'],
    ['--replace', '<body><p>No runtime'],
    ['--csp=strict', 'data-csp="strict"'],
  ])('supports the option %s', async (option, expected) => {
    const vendor = '<script src="https://assets.squarespace.com/a.js"></script>'
    const call = '<script>Squarespace.load(window)</script>'
    await writeFile(join(folder, 'index.html'), `<!doctype html><head></head><body>${vendor}<p>No runtime${call}`)
    const { server } = await run('serve', folder, '--port', '0', '--memory', option)
    const page = await fetch(server?.url ?? '')
    expect(await page.text()).toContain(expected)
    expect(page.headers.has('content-security-policy')).toBe(option === '--csp=strict')
  })

  it('keeps its state in .skerry/state.json of the current folder, or in memory with --memory', async () => {
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    for (const [option, place] of [
      ['--memory', 'in memory, lost when the server stops'],
      ['--module', join('.skerry', 'state.json')],
    ] as const) {
      const { server, said } = await run('serve', folder, '--port', '0', option)
      expect(said).toContain(place)
      server?.backend.changed()
      await server?.close()
      expect(existsSync(join(folder, '.skerry/state.json'))).toBe(option !== '--memory')
    }
  })

  it('serves the demo site', async () => {
    const { server, exitCode } = await run('demo', '--port=0', '--memory')
    const page = await fetch(server?.url ?? '')
    expect([exitCode, page.status]).toEqual([0, 200])
    expect(await page.text()).toContain('<script type="module" blocking="render" src="/__skerry/skerry.mjs"></script>')
    expect((await fetch(`${server?.url}/no-such-page`)).status).toBe(404)
  })

  it('applies the given scenario from the start', async () => {
    const { server } = await run('serve', folder, '--port', '0', '--memory', '--scenario', 'slow+unavailable')
    expect((await fetch(`${server?.url}/api/commerce/shopping-cart`)).status).toBe(503)
  })

  it('says which port is in use and how to choose another', async () => {
    const { server } = await run('serve', folder, '--port', '0', '--memory')
    const port = Number(new URL(server?.url ?? '').port)
    const { exitCode, said } = await run('serve', folder, '--port', String(port), '--memory')
    expect(exitCode).toBe(1)
    expect(said).toBe(`Port ${port} is in use. Choose another with --port ${port + 1}, or --port 0 for any free one.`)
  })

  it('uses port 4600 by default', async () => {
    const { said } = await run('serve', folder, '--memory')
    expect(said).toMatch(/ at http:\/\/127\.0\.0\.1:4600\/|^Port 4600 is in use\./) // by another program
  })

  it('says if a host is not an address of this machine', async () => {
    const { exitCode, said } = await run('serve', folder, '--port', '0', '--memory', '--host', '192.0.2.1')
    expect(exitCode).toBe(1)
    expect(said).toContain('192.0.2.1 is not an address of this machine.')
  })

  it.each([
    [['serve'], 'Which folder? skerry serve DIR'],
    [['serve', '/no/such/folder'], 'There is no folder /no/such/folder.'],
    [['serv', '.'], 'There is no command serv. Did you mean serve?'],
    [['serve', '.', '--prot', '1'], 'There is no option --prot. Did you mean --port?'],
    [['serve', '.', '--udm'], 'There is no option --udm. Did you mean --umd?'],
    [['serve', '.', '--zzzzzzzz'], 'There is no option --zzzzzzzz. See skerry --help.'],
    [['serve', '.', '--constructor'], 'There is no option --constructor. See skerry --help.'],
    [['serve', '.', '-p', 'eighty'], '"eighty" is not a port. A port is a number from 0 to 65535.'],
    [['serve', '.', '--port', 'eighty'], '"eighty" is not a port. A port is a number from 0 to 65535.'],
    [['serve', '.', '--port', '80.5'], '"80.5" is not a port. A port is a number from 0 to 65535.'],
    [['serve', '.', '--port', '70000'], '"70000" is not a port. A port is a number from 0 to 65535.'],
    [['serve', '.', '--port'], '--port needs a value.'],
    [['serve', '.', '--csp', 'lax'], 'The only value of --csp is strict.'],
    [['serve', '.', '--umd', '--loader'], 'Choose --umd or --loader, not both.'],
    [['serve', '.', '--umd', '--no-tag'], 'Choose --umd or --no-tag, not both.'],
    [['serve', '.', '--loader', '--module'], 'Choose --loader or --module, not both.'],
    [['serve', '.', '--umd', '--loader', '--module'], 'Choose --umd or --loader or --module, not several.'],
    [['serve', '.', '--umd=x'], '--umd takes no value, so "x" would be ignored. Write only --umd.'],
    [['demo', '--help='], '--help takes no value, so "" would be ignored. Write only --help.'],
    [
      ['serve', '.', '--memory=false'],
      '--memory takes no value, so "false" would be ignored. To turn it off, leave it out.',
    ],
    [['demo', '.'], '"." is one argument too many. See skerry --help.'],
    [['serve', '.', 'other'], '"other" is one argument too many. See skerry --help.'],
    [
      ['demo', '--scenario', 'ofline'],
      'There is no scenario "ofline". Did you mean "offline"? mocks/README.md lists all scenarios.',
    ],
  ])('explains what is wrong with %j', async (args, sentence) => {
    const { exitCode, said, server } = await run(...args)
    expect([exitCode, server]).toEqual([1, null])
    expect(said).toBe(sentence)
  })

  it('says if the given path is a file', async () => {
    const { said } = await run('serve', join(folder, 'index.html'))
    expect(said).toContain('is not a folder. Name the folder that holds your pages.')
  })

  it.each(['--version', '-v'])('prints the version with %s', async (option) => {
    const { said, exitCode } = await run(option)
    expect([exitCode, said]).toEqual([0, version])
  })

  it('prints every option with --help', async () => {
    const { said, exitCode } = await run('serve', '--help')
    expect(exitCode).toBe(0)
    for (const args of [[], ['help'], ['-h']]) expect(await run(...args)).toMatchObject({ said, exitCode })
    for (const option of [
      '--port',
      '--host',
      '--scenario',
      '--module',
      '--umd',
      '--loader',
      '--no-tag',
      '--replace',
      '--memory',
      '--csp',
    ]) {
      expect(said).toContain(option)
    }
  })
})
