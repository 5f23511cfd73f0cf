import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { Figure } from '../Figure'
import { inject } from '../inject'
import type { Bench, Lab } from '../lab'
import { documentOf } from '../markup'
import { galleryBlock, slideImage, slideImagePath, slidesOf, type Wrapping } from '../slides'
import { median, takeInTurns } from '../statistics'

const counts = [20, 200] as const
const rounds = 3
const openings = 7 // after the first: a single one varies by a third
const mostTimesDialog = 2

interface Way {
  readonly name: string
  readonly script: string
  readonly wrapping: Wrapping
  readonly css?: string
}

const plain: Wrapping = {
  before: '<main>',
  slide: (image, index) =>
    `<a href="${slideImagePath}?${index}" data-pswp-width="600" data-pswp-height="400">${image}</a>`,
  after: '</main>',
}
const bare: Wrapping = { ...plain, slide: (image) => `<a>${image}</a>` }
const block = galleryBlock({ design: 'grid', lightbox: true })

const ways = [
  { name: 'a bare dialog with three images', script: 'lightboxDialog', wrapping: bare },
  { name: 'the same with an entry in the history', script: 'lightboxDialogEntry', wrapping: bare },
  {
    name: 'Skerry',
    script: '/dist/skerry.mjs',
    wrapping: { ...block, before: `<main>${block.before}`, after: `${block.after}</main>` },
  },
  { name: 'PhotoSwipe', script: 'lightboxPhotoSwipe', wrapping: plain, css: 'photoswipe/dist/photoswipe.css' },
  {
    name: 'yet-another-react-lightbox',
    script: 'lightboxYarl.tsx',
    wrapping: bare,
    css: 'yet-another-react-lightbox/dist/styles.css',
  },
] as const satisfies readonly Way[]

type Name = (typeof ways)[number]['name']
const names = ways.map(({ name }) => name)
const [dialog, , ours] = names as [Name, Name, Name]

const style = `<style>
  body { margin: 0; width: 1000px }
  main img { width: 120px; height: 80px }
  .large { width: 600px; height: 400px }
</style>`

/** Opening a lightbox at the middle one of some images, without animation. */
export const lightbox: Figure = {
  name: 'lightbox',
  title: `A lightbox opened in the middle of ${counts[0]} images, main thread`,
  async measure(lab) {
    lab.server.put(slideImagePath, slideImage)
    const samples: Record<number, Record<Name, Sample[]>> = {}
    for (const count of counts) {
      const paths = new Map<Name, string>()
      const scripts = new Map<Name, string>()
      for (const [at, way] of ways.entries()) {
        const sheet = 'css' in way ? `<style>${readFileSync(`node_modules/${way.css}`, 'utf8')}</style>` : ''
        const path = `/lightbox-${at}-${count}.html`
        lab.server.put(path, documentOf(slidesOf(count, way.wrapping), sheet + style))
        paths.set(way.name, path)
        scripts.set(way.name, way.script.startsWith('/') ? way.script : await lab.script(way.script))
      }
      samples[count] = await takeInTurns(names, rounds, (name) =>
        open(lab, { path: paths.get(name)!, script: scripts.get(name)!, count, isOurs: name === ours }),
      )
    }
    const of = (name: Name, key: keyof Sample, count: number = counts[0]) =>
      median(samples[count]![name].map((sample) => sample[key]))
    const ratio = of(ours, 'againMs') / of(dialog, 'againMs')
    return {
      unit: 'ms',
      base: dialog,
      rows: names.map((name) => ({
        name,
        value: of(name, 'againMs'),
        more: {
          'first time, ms': of(name, 'firstMs').toFixed(1),
          'to the next frame, ms': of(name, 'paintMs').toFixed(0),
          [`among ${counts[1]}, ms`]: of(name, 'againMs', counts[1]).toFixed(1),
          'nodes more': String(of(name, 'nodes')),
        },
      })),
      goals: [
        {
          text: `at most ${mostTimesDialog} × a bare dialog with three images`,
          got: `${ratio.toFixed(2)} ×`,
          isMet: ratio <= mostTimesDialog,
        },
      ],
    }
  },
}

interface Sample {
  /** The first opening, including anything it has to load. */
  readonly firstMs: number
  /** The median of the later openings. */
  readonly againMs: number
  /** Wall-clock time from the click to the frame that shows it, the median of the later openings. */
  readonly paintMs: number
  readonly nodes: number
}

interface Opening {
  readonly path: string
  readonly script: string
  readonly count: number
  readonly isOurs: boolean
}

async function open(lab: Lab, { path, script, count, isOurs }: Opening): Promise<Sample> {
  const bench = await lab.open(path, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const { page } = bench
  await inject(page, script)
  if (isOurs) await page.locator('.slide img[role="button"]').first().waitFor()
  await bench.quiet()
  const middle = Math.floor(count / 2)
  const first = await click(bench, middle)
  const again: (typeof first)[] = []
  while (again.length < openings) {
    await page.keyboard.press('Escape')
    await bench.quiet()
    again.push(await click(bench, middle))
  }
  await bench.close()
  return {
    firstMs: first.taskMs,
    againMs: median(again.map(({ taskMs }) => taskMs)),
    paintMs: median(again.map(({ paintMs }) => paintMs)),
    nodes: first.nodes,
  }
}

async function click(bench: Bench, index: number) {
  const before = await bench.readClean()
  const paintMs = await clickAndPaint(bench.page, index)
  await bench.quiet()
  const after = await bench.read()
  return { taskMs: after.taskMs - before.taskMs, nodes: after.nodes - before.nodes, paintMs }
}

/** Clicks a thumbnail. Resolves with the milliseconds until a frame shows a modal element. */
function clickAndPaint(page: Page, index: number): Promise<number> {
  return page.evaluate(
    (at) =>
      new Promise<number>((resolve) => {
        const thumbnail = document.querySelectorAll<HTMLElement>('main img')[at]!
        thumbnail.scrollIntoView({ block: 'center' })
        const from = performance.now()
        const isOpen = () => {
          const { x, y } = { x: innerWidth / 2, y: innerHeight / 2 }
          const top = document.elementFromPoint(x, y)
          return top !== null && !document.querySelector('main')!.contains(top) && top !== document.body
        }
        const look = () => {
          if (isOpen()) requestAnimationFrame(() => resolve(performance.now() - from))
          else requestAnimationFrame(look)
        }
        thumbnail.click()
        look()
      }),
    index,
  )
}
