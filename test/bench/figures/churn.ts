import type { Figure } from '../Figure'
import { inject } from '../inject'
import { accordion, documentOf, donationButton } from '../markup'

const count = 1000
const cycles = 20
const warmUpCycles = 3
const mostGrowth = 0.01

const pagePath = '/churn.html'

/** Blocks that leave the page and come back, as when a template swaps pages. */
export const churn: Figure = {
  name: 'churn',
  title: `${count.toLocaleString('en')} mounted blocks removed and inserted again, ${cycles} times`,
  async measure(lab) {
    // On top of each other, so that all of them are near the screen and mounted.
    const style = '<style>#blocks { position: relative; height: 300px } .sqs-block { position: absolute }</style>'
    const blocks = (accordion() + donationButton()).repeat(count / 2)
    lab.server.put(pagePath, documentOf(`<main><div id="blocks">${blocks}</div></main>`, style))
    const bench = await lab.open(pagePath, { isInterpreted: true })
    const { page } = bench
    await page.evaluate(() => {
      const host = globalThis as { mounts?: number }
      host.mounts = 0
      document.addEventListener('skerry:mount', () => host.mounts!++)
    })
    let mounts = 0
    const mounted = async () => {
      mounts += count
      await page.waitForFunction((wanted) => (globalThis as { mounts?: number }).mounts! >= wanted, mounts)
      await bench.quiet(100)
    }
    await inject(page, '/dist/skerry.mjs')
    await mounted()
    const first = await bench.readClean()

    const remove = async () => {
      await page.evaluate(() => {
        const host = globalThis as { removed?: Element }
        host.removed = document.querySelector('#blocks')!
        host.removed.remove()
      })
      await bench.quiet(100)
    }
    const insert = async () => {
      await page.evaluate(() => document.querySelector('main')!.append((globalThis as { removed?: Element }).removed!))
      await mounted()
    }
    const readings: {
      readonly heapBytes: number
      readonly away: number
      readonly back: number
      readonly nodes: number
    }[] = []
    for (let cycle = 0; cycle < cycles + warmUpCycles; cycle++) {
      await remove()
      const isRead = cycle === 0 || cycle === warmUpCycles || cycle === cycles + warmUpCycles - 1
      const away = isRead ? await bench.readClean() : null
      await insert()
      const back = isRead ? await bench.readClean() : null
      if (away && back)
        readings.push({ heapBytes: back.heapBytes, away: away.listeners, back: back.listeners, nodes: back.nodes })
    }
    await bench.close()
    const [, start, end] = readings as [(typeof readings)[0], (typeof readings)[0], (typeof readings)[0]]
    const growth = end.heapBytes / start.heapBytes - 1
    const listeners = end.away - start.away
    return {
      unit: 'kB of heap',
      rows: [
        { name: 'mounted, before', value: start.heapBytes / 1000, more: columns(start) },
        { name: `Skerry, after ${cycles} cycles`, value: end.heapBytes / 1000, more: columns(end) },
      ],
      goals: [
        { text: 'heap within 1 %', got: `${(growth * 100).toFixed(2)} %`, isMet: growth <= mostGrowth },
        {
          text: 'listeners back to base',
          got: `${listeners >= 0 ? '+' : ''}${listeners} away, ${end.back - first.listeners} back`,
          isMet: listeners <= 0 && end.back <= first.listeners,
        },
      ],
    }

    function columns({ away, back, nodes }: (typeof readings)[0]) {
      return { 'listeners, blocks away': String(away), 'listeners, blocks there': String(back), nodes: String(nodes) }
    }
  },
}
