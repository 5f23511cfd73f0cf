import type { Page } from 'playwright'
import {
  besidePath,
  type CarouselName,
  carouselNames,
  native,
  nativeLate,
  ours,
  putCarousels,
  untilMounted,
} from '../carousels'
import type { Figure } from '../Figure'
import { inject } from '../inject'
import { emptyScript, type Lab } from '../lab'
import { slideImagePath } from '../slides'
import { median, takeInTurns } from '../statistics'

const counts = [20, 200, 1000] as const
const most = 1000
const rounds = 3
const mostTimesNative = 2
const mostTimesLate = 3
const mostTimesAdded = 3
const mostShift = 0.0005 // prints as 0.000

/** The same images, three in view, upgraded in place by each library. */
export const carousel: Figure = {
  name: 'carousel',
  title: `A carousel of ${most.toLocaleString('en')} slides upgraded in place, main thread, script included`,
  async measure(lab) {
    const costs: Record<number, Record<CarouselName, Sample[]>> = {}
    const empty: Record<number, number> = {}
    const beside: Record<number, number> = {}
    for (const count of counts) {
      const put = await putCarousels(lab, count)
      costs[count] = await takeInTurns(carouselNames, rounds, (name) =>
        cost(lab, put[name].path, put[name].script, name === ours),
      )
      const nothing = await takeInTurns(['nothing'], rounds, () => cost(lab, put[native].path, emptyScript, false))
      empty[count] = median(nothing.nothing!.map(({ mountMs }) => mountMs))
      const { script } = put[ours]
      const both = await takeInTurns([native, ours], rounds, (name) =>
        cost(lab, besidePath(put[name].path), script, true),
      )
      const mountOf = (name: CarouselName) => median(both[name]!.map(({ mountMs }) => mountMs))
      beside[count] = Math.max(0, mountOf(ours) - mountOf(native)) // on the native page only the accordion mounts
    }
    const of = (name: CarouselName, count: number, key: keyof Sample) =>
      median(costs[count]![name].map((sample) => sample[key]))
    const mount = (name: CarouselName, count: number) => Math.max(0, of(name, count, 'mountMs') - (empty[count] ?? 0))
    const ratio = mount(ours, most) / mount(native, most)
    const upgradeRatio = beside[most]! / mount(nativeLate, most)
    const added = await costOfAdding(lab)
    const addedRatio = added(ours) / added(native)
    return {
      unit: 'ms',
      base: native,
      rows: carouselNames.map((name) => ({
        name,
        value: mount(name, most),
        more: {
          '200 slides, ms': mount(name, 200).toFixed(1),
          '20 slides, ms': mount(name, 20).toFixed(1),
          'with React there already, 1,000 and 20, ms':
            name === ours ? [most, 20].map((count) => beside[count]!.toFixed(1)).join(', ') : '',
          'added to a page where it runs, parsing included, ms':
            name === native || name === ours ? added(name).toFixed(1) : '',
          'next, ms': of(name, most, 'nextMs').toFixed(1),
          'nodes more': String(of(name, most, 'nodes')),
          'images asked for': String(of(name, most, 'images')),
          shift: of(name, most, 'shift').toFixed(3),
          'script, brotli kB': (of(name, most, 'bytes') / 1000).toFixed(1),
        },
      })),
      goals: [
        {
          text: `at most ${mostTimesNative} × native scroll-snap`,
          got: `${ratio.toFixed(2)} ×`,
          isMet: ratio <= mostTimesNative,
        },
        {
          text: `with React there already, at most ${mostTimesLate} × native scroll-snap that its script lays out`,
          got: `${upgradeRatio.toFixed(2)} ×`,
          isMet: upgradeRatio <= mostTimesLate,
        },
        {
          text: `added to a page where React is, at most ${mostTimesAdded} × native scroll-snap`,
          got: `${addedRatio.toFixed(2)} ×`,
          isMet: addedRatio <= mostTimesAdded,
        },
        {
          text: 'no layout shift',
          got: of(ours, most, 'shift').toFixed(3),
          isMet: counts.every((count) => of(ours, count, 'shift') <= mostShift),
        },
      ],
    }
  },
}

interface Sample {
  readonly mountMs: number
  readonly nextMs: number
  readonly nodes: number
  readonly images: number
  readonly shift: number
  readonly bytes: number
}

async function cost(lab: Lab, path: string, script: string, isOurs: boolean): Promise<Sample> {
  const bench = await lab.open(path, { viewport: { width: 1280, height: 800 } })
  const { page } = bench
  await watchShift(page)
  const before = await bench.readClean()
  await inject(page, script)
  if (isOurs) await untilMounted(page)
  await bench.quiet(700)
  const after = await bench.read()
  const { shift, bytes } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const scripts = entries.filter(({ name }) => /\.m?js$/.test(name))
    return {
      shift: (globalThis as { shifted?: number }).shifted ?? 0,
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })
  const images = await page.evaluate(
    (name) => performance.getEntriesByType('resource').filter((entry) => entry.name.includes(name)).length,
    slideImagePath,
  )
  let nextMs = 0
  if (script !== emptyScript) {
    const atRest = await bench.read()
    await page.evaluate(() => document.querySelector<HTMLElement>('.next')!.click())
    await bench.quiet(700)
    nextMs = (await bench.read()).taskMs - atRest.taskMs
  }
  await bench.close()
  return {
    mountMs: after.taskMs - before.taskMs,
    nextMs,
    nodes: after.nodes - before.nodes,
    images,
    shift,
    bytes,
  }
}

/** What it costs to add a carousel to a page: native scrolling with its script, and ours where a small one has mounted. */
async function costOfAdding(lab: Lab) {
  const put = await putCarousels(lab, most)
  const start = besidePath((await putCarousels(lab, 6))[ours].path)
  const costs = await takeInTurns([native, ours], rounds, async (name) => {
    const bench = await lab.open(start, { viewport: { width: 1280, height: 800 } })
    const { page } = bench
    if (name === ours) {
      await inject(page, put[ours].script)
      await untilMounted(page, 2)
      await bench.quiet(700)
    }
    const before = await bench.readClean()
    await page.evaluate(async (path) => {
      const text = await (await fetch(path)).text()
      document.body.insertAdjacentHTML('beforeend', text.slice(text.indexOf('<main>'), text.indexOf('</body>')))
    }, put[name].path)
    if (name === native) await inject(page, put[native].script)
    else await untilMounted(page, 3)
    await bench.quiet(700)
    const after = await bench.read()
    await bench.close()
    return after.taskMs - before.taskMs
  })
  return (name: CarouselName) => median(costs[name]!)
}

async function watchShift(page: Page): Promise<void> {
  await page.evaluate(() => {
    const host = globalThis as { shifted?: number }
    host.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) host.shifted! += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
}
