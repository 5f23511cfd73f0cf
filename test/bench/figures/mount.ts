import type { Page } from 'playwright'
import { demoPaths, serveDemoSite } from '../demoSite'
import type { Figure } from '../Figure'
import type { Bench, Lab, Meters } from '../lab'

const cycles = 100
const warmUpCycles = 10
const restMs = 500
const mostGrowth = 0.02
const blockPages = demoPaths.filter((path) => /^\/blocks\/./.test(path))

interface Inspectable {
  inspect(): { readonly blocks: readonly { readonly state: string }[] }
}

/** Unmounts and mounts everything on every block's page. */
export const mount: Figure = {
  name: 'mount',
  title: `Every block mounted and unmounted ${cycles} times: growth of the page's heap`,
  async measure(lab) {
    const site = await serveDemoSite('module')
    // This measures no times, so the pages may run in parallel.
    const growths = await Promise.all(
      blockPages.map(async (path) => ({ path, ...(await growthOf(lab, site.url + path)) })),
    ).finally(() => site.close())
    const worst = [...growths].sort((a, b) => b.percent - a.percent)[0]
    const listeners = growths.filter((growth) => growth.listeners > 0)
    return {
      unit: '%',
      rows: growths.map(({ path, percent, listeners }) => ({
        name: `Skerry, ${path}`,
        value: percent,
        more: { 'listeners more': String(listeners) },
      })),
      goals: [
        {
          text: 'heap back to within 2 %',
          got: `at most ${worst?.percent.toFixed(2)} %, ${worst?.path}`,
          isMet: growths.every(({ percent }) => percent <= mostGrowth * 100),
        },
        {
          text: 'no listener stays',
          got: listeners.map(({ path }) => path).join(', ') || 'none',
          isMet: listeners.length === 0,
        },
      ],
    }
  },
}

async function growthOf(lab: Lab, url: string) {
  // Tall enough that everything is near the viewport.
  const bench = await lab.open(url, { isInterpreted: true, viewport: { width: 1280, height: 8000 } })
  const settled = watchRequests(bench.page)
  await bench.page.waitForFunction(() => {
    const skerry = (globalThis as unknown as Record<symbol, Inspectable | undefined>)[Symbol.for('skerry')]
    const states = skerry?.inspect().blocks.map(({ state }) => state) ?? []
    return states.includes('mounted') && !states.includes('waiting') && !states.includes('loading')
  })
  await settled()
  await cycle(bench, warmUpCycles)
  await settled()
  const readings = [await bench.readClean()]
  for (let time = 0; time < 2; time++) {
    await cycle(bench, cycles)
    await settled()
    readings.push(await bench.readClean())
  }
  await bench.close()
  const [before, between, after] = readings as [Meters, Meters, Meters]
  // The engine occasionally doubles an internal table, by 64 kB. A leak grows every time.
  const growth = Math.min(between.heapBytes / before.heapBytes, after.heapBytes / between.heapBytes) - 1
  return { percent: growth * 100, listeners: after.listeners - before.listeners }
}

/** Returns a function that waits for pending requests: events that wait to be sent are not a leak. */
function watchRequests(page: Page): () => Promise<void> {
  let underWay = 0
  let lastAt = Date.now()
  const count = (change: number) => () => {
    underWay += change
    lastAt = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  return async () => {
    lastAt = Date.now()
    while (underWay > 0 || Date.now() - lastAt < restMs) await page.waitForTimeout(100)
  }
}

async function cycle({ page }: Bench, times: number): Promise<void> {
  await page.evaluate(async (times) => {
    const skerry = (globalThis as unknown as Record<symbol, Inspectable>)[Symbol.for('skerry')]!
    const expected = skerry.inspect().blocks.filter(({ state }) => state === 'mounted').length
    if (expected === 0) throw new Error('Nothing is mounted here.')
    for (let time = 0; time < times; time++) {
      let mounted = 0
      let done = () => {}
      const all = new Promise<void>((resolve) => {
        done = resolve
      })
      const count = () => {
        if (++mounted === expected) done()
      }
      document.addEventListener('skerry:mount', count)
      document.body.dispatchEvent(new CustomEvent('skerry:unload', { bubbles: true }))
      document.body.dispatchEvent(new CustomEvent('skerry:load', { bubbles: true }))
      const tooLong = setTimeout(() => done(), 20_000)
      await all
      clearTimeout(tooLong)
      document.removeEventListener('skerry:mount', count)
      if (mounted !== expected) throw new Error(`${mounted} of ${expected} blocks came back.`)
    }
  }, times)
}
