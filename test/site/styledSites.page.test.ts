import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testBrowserPath } from '../support/browser'
import { savedFolder, skipLoudly } from '../support/savedFolder'

// Saved sites with their own style sheets, and what the platform's scripts make of each block: `compare.mjs` in the
// folder shows the same pages with Skerry. The boxes were recorded with Liberation Sans in place of Arial.
const { folder, isThere } = savedFolder('sites', 'SKERRY_STYLED_SITES')
const font = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' }).stdout ?? ''
const isComparable = isThere && font.includes('Liberation')
if (isThere && !isComparable)
  skipLoudly(`Arial is “${font.trim()}” here, but the sites were recorded with Liberation Sans`)

const minutes = 60_000
const project = resolve(import.meta.dirname, '../..')
const results = mkdtempSync(join(tmpdir(), 'skerry-sites-'))
afterAll(() => rmSync(results, { recursive: true, force: true }))

/** Blocks that only the platform's scripts settle, and how many of them end the same with Skerry. */
interface Figures {
  readonly beyond?: number
  readonly won?: number
}

interface Comparison {
  readonly counts: Figures
  readonly byKind: { readonly [kind: string]: Figures }
}

/** Compares all pages of a site. The tool exits with 1 while any block differs, so only its results count. */
async function compare(site: string): Promise<Comparison> {
  const out = join(results, `${site}.json`)
  const env = testBrowserPath ? { ...process.env, CHROME_PATH: testBrowserPath } : process.env
  const tool = spawn('node', [join(folder, 'compare.mjs'), site, '--out', out], { cwd: project, env, stdio: 'ignore' })
  await new Promise((done) => tool.on('exit', done))
  return JSON.parse(readFileSync(out, 'utf8')) as Comparison // the tool's own format
}

const openKinds = ({ byKind }: Comparison) =>
  Object.entries(byKind).flatMap(([kind, { beyond = 0, won = 0 }]) => (won < beyond ? [kind] : []))

describe.skipIf(!isComparable)('blocks on a styled site end up like the platform’s', () => {
  it.each([
    ['site-a', 75],
    ['site-c', 87],
  ])('in every kind: %s', { timeout: 15 * minutes }, async (site, least) => {
    const comparison = await compare(site)
    expect(openKinds(comparison)).toEqual([])
    expect(comparison.counts.won).toBeGreaterThanOrEqual(least)
  })

  it('in every kind but marquees and the sections that contain them: site-b', { timeout: 15 * minutes }, async () => {
    const comparison = await compare('site-b')
    expect(openKinds(comparison).filter((kind) => kind !== 'marquee' && kind !== 'section')).toEqual([])
    expect(comparison.counts.won).toBeGreaterThanOrEqual(8)
  })
})
