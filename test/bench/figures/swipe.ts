import { type CarouselName, carouselNames, native, ours, putCarousels, untilMounted } from '../carousels'
import type { Figure } from '../Figure'
import { inject } from '../inject'
import type { Bench, Lab } from '../lab'
import { median, takeInTurns } from '../statistics'

const count = 200
const rounds = 2
const swipes = 3
const slowdown = 4
const frameMs = 1000 / 60
const watchedMs = 900 // for a swipe and the animation after it

/** Frames that a carousel drops while a finger swipes through it. */
export const swipe: Figure = {
  name: 'swipe',
  title: `Frames dropped in ${swipes} swipes through ${count} slides, processor ${slowdown} × slower`,
  async measure(lab) {
    const put = await putCarousels(lab, count)
    const samples = await takeInTurns(carouselNames, rounds, (name) => swipeThrough(lab, put[name], name === ours))
    const of = (name: CarouselName, key: keyof Sample) => median(samples[name].map((sample) => sample[key]))
    return {
      unit: '',
      base: native,
      rows: carouselNames.map((name) => ({
        name,
        value: of(name, 'dropped'),
        more: {
          'of frames': String(of(name, 'frames')),
          'longest frame, ms': of(name, 'longestMs').toFixed(0),
          'moved, px': of(name, 'movedPx').toFixed(0),
        },
      })),
      goals: [
        {
          text: 'no more than native scroll-snap, within 2 of a hundred frames',
          got: `${of(ours, 'dropped')} of ${of(ours, 'frames')}`,
          isMet: of(ours, 'dropped') <= of(native, 'dropped') + of(ours, 'frames') / 50,
        },
      ],
    }
  },
}

interface Sample {
  readonly dropped: number
  readonly frames: number
  readonly longestMs: number
  /** How far the slides moved; 0 would mean that the swipe had no effect. */
  readonly movedPx: number
}

async function swipeThrough(lab: Lab, { path, script }: { path: string; script: string }, isOurs: boolean) {
  const bench = await lab.open(path, { viewport: { width: 1000, height: 700 }, hasTouch: true })
  const { page } = bench
  await inject(page, script)
  if (isOurs) await untilMounted(page)
  await bench.quiet(700)
  await bench.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const before = await placeOfFirst(bench)
  await page.evaluate(() => {
    const host = globalThis as { frameTimes?: number[] }
    const frames: number[] = []
    host.frameTimes = frames
    const look = (at: number) => {
      frames.push(at)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  for (let turn = 0; turn < swipes; turn++) await swipeOnce(bench)
  const at = await page.evaluate(() => (globalThis as { frameTimes?: number[] }).frameTimes ?? [])
  const movedPx = Math.abs((await placeOfFirst(bench)) - before)
  await bench.close()
  const gaps = at.slice(1).map((time, index) => time - at[index]!)
  return {
    dropped: gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / frameMs) - 1), 0),
    frames: Math.round((at.at(-1)! - at[0]!) / frameMs),
    longestMs: Math.max(...gaps),
    movedPx,
  }
}

/** Moves a touch 400 px to the left in 15 steps and ends it. */
async function swipeOnce({ cdp, page }: Bench): Promise<void> {
  const [x, y] = [700, 100]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: left, y }] })
  await touch('touchStart', x)
  for (let step = 1; step <= 15; step++) {
    await touch('touchMove', x - (400 / 15) * step)
    await page.waitForTimeout(frameMs)
  }
  await touch('touchEnd', x)
  await page.waitForTimeout(watchedMs)
}

function placeOfFirst({ page }: Bench): Promise<number> {
  return page.evaluate(() => document.querySelector('main img')!.getBoundingClientRect().left)
}
