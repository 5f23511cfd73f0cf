import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { Figure } from '../Figure'
import { inject } from '../inject'
import { emptyScript, type Lab } from '../lab'
import { documentOf } from '../markup'
import { galleryBlock, picture, picturePath, slidesOf, type Wrapping } from '../slides'
import { median, takeInTurns } from '../statistics'

const counts = [20, 200, 1000] as const
const most = 1000
const rounds = 3
const mostTimesNative = 2
const mostShift = 0.0005 // what prints as 0.000

interface Way {
  readonly name: string
  /** A script of `test/bench/scripts`, or a file of `dist`. */
  readonly script: string
  readonly wrapping: Wrapping
  /** A style sheet that comes with the package. */
  readonly css?: string
}

const buttons = '<button class="previous">Previous</button><button class="next">Next</button>'
const ownButtons =
  '<div class="sqs-gallery-controls"><a tabindex="0" role="button" class="previous" aria-label="Previous Slide"></a><a tabindex="0" role="button" class="next" aria-label="Next Slide"></a></div>'

const ways = [
  {
    name: 'native scroll-snap and one observer',
    script: 'carouselNative',
    wrapping: {
      before: `${buttons}<div class="native">`,
      slide: (image) => `<div class="item">${image}</div>`,
      after: '</div>',
    },
  },
  { name: 'Skerry', script: '/dist/skerry.mjs', wrapping: galleryBlock({ design: 'carousel' }, ownButtons) },
  {
    name: 'Embla',
    script: 'carouselEmbla',
    wrapping: {
      before: `${buttons}<div class="embla"><div class="embla-track">`,
      slide: (image) => `<div class="item">${image}</div>`,
      after: '</div></div>',
    },
  },
  {
    name: 'Swiper, with navigation, keyboard and accessibility',
    script: 'carouselSwiper',
    css: 'swiper/swiper.css',
    wrapping: {
      before: `${buttons}<div class="swiper"><div class="swiper-wrapper">`,
      slide: (image) => `<div class="swiper-slide">${image}</div>`,
      after: '</div></div>',
    },
  },
  {
    name: 'Splide',
    script: 'carouselSplide',
    css: '@splidejs/splide/dist/css/splide-core.min.css',
    wrapping: {
      before: `${buttons}<div class="splide" aria-label="Pictures"><div class="splide__track"><ul class="splide__list">`,
      slide: (image) => `<li class="splide__slide">${image}</li>`,
      after: '</ul></div></div>',
    },
  },
] as const satisfies readonly Way[]

type Name = (typeof ways)[number]['name']
const names = ways.map(({ name }) => name)
const [native, ours] = names as [Name, Name]

const style = `<style>
  body { margin: 0; width: 1000px }
  img { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2 }
  .native { display: flex; overflow-x: auto; scroll-snap-type: x mandatory }
  .native .item { flex: 0 0 33.3333%; scroll-snap-align: start }
  .embla { overflow: hidden } .embla-track { display: flex } .embla .item { flex: 0 0 33.3333% }
  .swiper-slide, .splide__slide { flex: none; width: 33.3333% }
</style>`

/** The same pictures, three in view, upgraded in place by each of them. */
export const carousel: Figure = {
  name: 'carousel',
  title: `A carousel of ${most.toLocaleString('en')} slides upgraded in place, main thread, script included`,
  async measure(lab) {
    lab.server.put(picturePath, picture)
    const pages = new Map<string, string>()
    for (const [at, way] of ways.entries()) {
      const sheet = 'css' in way ? `<style>${readFileSync(`node_modules/${way.css}`, 'utf8')}</style>` : ''
      for (const count of counts) {
        const path = `/carousel-${at}-${count}.html`
        lab.server.put(path, documentOf(`<main>${slidesOf(count, way.wrapping)}</main>`, sheet + style))
        pages.set(`${way.name} ${count}`, path)
      }
    }
    const scripts = new Map<Name, string>()
    for (const { name, script } of ways) scripts.set(name, script.startsWith('/') ? script : await lab.script(script))

    const costs: Record<number, Record<Name, Sample[]>> = {}
    const empty: Record<number, number> = {}
    for (const count of counts) {
      const page = (name: Name) => pages.get(`${name} ${count}`)!
      costs[count] = await takeInTurns(names, rounds, (name) =>
        cost(lab, page(name), scripts.get(name)!, name === ours),
      )
      const nothing = await takeInTurns(['nothing'], rounds, () => cost(lab, page(native), emptyScript, false))
      empty[count] = median(nothing.nothing!.map(({ mountMs }) => mountMs))
    }
    const of = (name: Name, count: number, key: keyof Sample) =>
      median(costs[count]![name].map((sample) => sample[key]))
    const mount = (name: Name, count: number) => Math.max(0, of(name, count, 'mountMs') - (empty[count] ?? 0))
    const ratio = mount(ours, most) / mount(native, most)
    return {
      unit: 'ms',
      base: native,
      rows: names.map((name) => ({
        name,
        value: mount(name, most),
        more: {
          '200 slides, ms': mount(name, 200).toFixed(1),
          '20 slides, ms': mount(name, 20).toFixed(1),
          'next, ms': of(name, most, 'nextMs').toFixed(1),
          'nodes more': String(of(name, most, 'nodes')),
          'pictures asked for': String(of(name, most, 'pictures')),
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
  readonly pictures: number
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
  const pictures = await page.evaluate(
    (name) => performance.getEntriesByType('resource').filter((entry) => entry.name.includes(name)).length,
    picturePath,
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
    pictures,
    shift,
    bytes,
  }
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

async function untilMounted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const skerry = (
      globalThis as unknown as Record<symbol, { inspect(): { blocks: { state: string }[] } } | undefined>
    )[Symbol.for('skerry')]
    return skerry?.inspect().blocks.some(({ state }) => state === 'mounted')
  })
}
