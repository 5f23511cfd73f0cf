import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChunks } from '../../size/dist'
import { withImports } from '../../size/judge'
import type { Figure, Goal } from '../Figure'
import type { Lab } from '../lab'
import { accordion, documentOf, filler, newsletter } from '../markup'
import { median, takeInTurns } from '../statistics'

const rounds = 3
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const phone = { width: 412, height: 823 }

const single = 'one file, deferred'
const entry = 'Skerry entry, one tag'
const loader = 'Skerry loader, one tag'
const preloaded = 'Skerry entry, preload lines'
const names = [single, entry, loader, preloaded] as const
type Name = (typeof names)[number]
type Moment = 'react' | 'light'

/** The time until blocks work on a slow connection. */
export const network: Figure = {
  name: 'network',
  title: 'Slow 4G: milliseconds until the first block works',
  async measure(lab) {
    const heads: Record<Name, string> = {
      [single]: '<script defer src="/dist/skerry.umd.js"></script>',
      [entry]: '<script type="module" src="/dist/skerry.mjs"></script>',
      [loader]: '<script defer src="/dist/skerry.loader.js"></script>',
      [preloaded]: `<script type="module" src="/dist/skerry.mjs"></script>${preloadLines(lab.dist)}`,
    }
    for (const [index, name] of names.entries()) {
      lab.server.put(pathOf(index), documentOf(newsletter() + accordion() + filler(500), heads[name]))
    }
    const taken = await takeInTurns(names, rounds, (name) => visit(lab, pathOf(names.indexOf(name))))
    const ms = (name: Name, moment: Moment) => median(taken[name].map((sample) => sample[moment]))
    const goal = (name: Name, moment: Moment, most: number): Goal => {
      const ratio = ms(name, moment) / ms(single, moment)
      const block = moment === 'react' ? 'first React block' : 'first light block'
      return {
        text: `${name}: ${block} within ${most} × of one file`,
        got: `${ratio.toFixed(2)} ×`,
        isMet: ratio <= most,
      }
    }
    return {
      unit: 'ms, first React block',
      base: single,
      rows: names.map((name) => ({
        name,
        value: ms(name, 'react'),
        more: {
          'first light block': `${ms(name, 'light').toFixed(0)} ms`,
          '×': (ms(name, 'light') / ms(single, 'light')).toFixed(2),
        },
      })),
      goals: [goal(entry, 'react', 1.05), goal(preloaded, 'react', 0.8), goal(preloaded, 'light', 0.65)],
    }
  },
}

function pathOf(index: number): string {
  return `/network-${index}.html`
}

/** The preload tags that a host can add: React's, and those of the other files that these two blocks need. */
function preloadLines(dist: string): string {
  const folder = join(dist, 'chunks')
  const { files, imports } = readChunks()
  const wanted = files.filter((file) => /^(react|wiring|accordion|newsletter)-\w{8}\.mjs$/.test(file))
  return withImports(wanted, imports)
    .map((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('base64')
      return `<link rel="modulepreload" crossorigin href="/dist/chunks/${file}" integrity="sha256-${hash}">`
    })
    .join('')
}

async function visit(lab: Lab, path: string): Promise<Record<Moment, number>> {
  const bench = await lab.open(path, {
    viewport: phone,
    waitUntil: 'commit',
    async prepare({ page, cdp }) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', slow4G)
      await page.addInitScript(() => {
        const host = globalThis as { mountedAt?: Record<string, number> }
        const mountedAt: Record<string, number> = {}
        host.mountedAt = mountedAt
        document.addEventListener('skerry:mount', (event) => {
          mountedAt[(event as CustomEvent<{ name: string }>).detail.name] ??= performance.now()
        })
      })
    },
  })
  const both = await bench.page.waitForFunction(() => {
    const { mountedAt = {} } = globalThis as { mountedAt?: Record<string, number> }
    const { accordion, newsletter } = mountedAt
    return accordion && newsletter ? { react: accordion, light: newsletter } : null
  })
  const moments = (await both.jsonValue())!
  await bench.close()
  return moments
}
