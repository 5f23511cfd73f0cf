import type { Page } from 'playwright'
import type { Figure } from '../Figure'
import { inject } from '../inject'
import type { Bench, Meters } from '../lab'
import { accordion, documentOf, donationButton } from '../markup'

const count = 1000
const cycles = 20
const warmUpCycles = 3
const mostGrowth = 0.01
const settleMs = 100

const pagePath = '/churn.html'

/** Blocks that are removed and inserted again, as when a template swaps pages. */
export const churn: Figure = {
  name: 'churn',
  title: `${count.toLocaleString('en')} mounted blocks removed and inserted again, ${cycles} times`,
  async measure(lab) {
    // Stacked, so that all of them are near the viewport and mount.
    const style = '<style>#blocks { position: relative; height: 300px } .sqs-block { position: absolute }</style>'
    const blocks = (accordion() + donationButton()).repeat(count / 2)
    lab.server.put(pagePath, documentOf(`<main><div id="blocks">${blocks}</div></main>`, style))
    const bench = await lab.open(pagePath, { isInterpreted: true })
    const first = await mountAll(bench)
    const { start, end } = await removeAndInsert(bench)
    await bench.close()
    const growth = end.back.heapBytes / start.back.heapBytes - 1
    const listeners = end.away.listeners - start.away.listeners
    return {
      unit: 'kB of heap',
      rows: [
        { name: 'mounted, before', value: start.back.heapBytes / 1000, more: columns(start) },
        { name: `Skerry, after ${cycles} cycles`, value: end.back.heapBytes / 1000, more: columns(end) },
      ],
      goals: [
        { text: 'heap within 1 %', got: `${(growth * 100).toFixed(2)} %`, isMet: growth <= mostGrowth },
        {
          text: 'listeners back to base',
          got: `${listeners >= 0 ? '+' : ''}${listeners} away, ${end.back.listeners - first.listeners} back`,
          isMet: listeners <= 0 && end.back.listeners <= first.listeners,
        },
      ],
    }
  },
}

/** The meters without the blocks, and with them again. */
interface Cycle {
  readonly away: Meters
  readonly back: Meters
}

/** Starts Skerry, waits until every block has mounted and returns the meters. */
async function mountAll(bench: Bench): Promise<Meters> {
  const { page } = bench
  await page.evaluate(() => {
    const host = globalThis as { mounts?: number }
    host.mounts = 0
    document.addEventListener('skerry:mount', () => host.mounts!++)
  })
  await inject(page, '/dist/skerry.mjs')
  await untilMounted(page, count)
  await bench.quiet(settleMs)
  return bench.readClean()
}

/** Removes and inserts all blocks many times. Returns the meters of the first cycle after the warm-up, and the last. */
async function removeAndInsert(bench: Bench): Promise<{ readonly start: Cycle; readonly end: Cycle }> {
  let start: Cycle | undefined
  let end: Cycle | undefined
  for (let cycle = 0; cycle < cycles + warmUpCycles; cycle++) {
    const isRead = cycle === warmUpCycles || cycle === cycles + warmUpCycles - 1
    await remove(bench)
    const away = isRead ? await bench.readClean() : null
    await insert(bench, (cycle + 2) * count)
    const back = isRead ? await bench.readClean() : null
    if (away && back) end = { away, back }
    start ??= end
  }
  if (!start || !end) throw new Error('No cycle was read.')
  return { start, end }
}

async function remove({ page, quiet }: Bench): Promise<void> {
  await page.evaluate(() => {
    const host = globalThis as { removed?: Element }
    host.removed = document.querySelector('#blocks')!
    host.removed.remove()
  })
  await quiet(settleMs)
}

/** Inserts the blocks and waits until `mounts` blocks have mounted since the start. */
async function insert({ page, quiet }: Bench, mounts: number): Promise<void> {
  await page.evaluate(() => document.querySelector('main')!.append((globalThis as { removed?: Element }).removed!))
  await untilMounted(page, mounts)
  await quiet(settleMs)
}

async function untilMounted(page: Page, mounts: number): Promise<void> {
  await page.waitForFunction((wanted) => (globalThis as { mounts?: number }).mounts! >= wanted, mounts)
}

function columns({ away, back }: Cycle) {
  return {
    'listeners, blocks away': String(away.listeners),
    'listeners, blocks there': String(back.listeners),
    nodes: String(back.nodes),
  }
}
