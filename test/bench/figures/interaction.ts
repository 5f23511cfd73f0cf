import type { Locator, Page } from 'playwright'
import { demoPaths, serveDemoSite } from '../demoSite'
import type { Figure } from '../Figure'
import type { Lab } from '../lab'

const slowdown = 4
const mostMs = 200
const shown = 8
const controlsOfPage = 6
const settleMs = 400
const mountMs = 4000
const controls = 'main :is(button, summary, [role="button"], input:not([type="hidden"]), textarea, select):visible'

interface Touched {
  readonly path: string
  /** Milliseconds of the longest interaction. */
  readonly value: number
  readonly touched: number
  /** The control of that interaction. */
  readonly after: string
}

/** Interaction to next paint on every block, with a throttled CPU. */
export const interaction: Figure = {
  name: 'interaction',
  title: `Interaction to next paint, blocks of the demo site, processor ${slowdown} × slower`,
  async measure(lab) {
    const site = await serveDemoSite('module')
    const paths = demoPaths.filter((path) => path.startsWith('/blocks/'))
    const taken: Touched[] = []
    for (const path of paths) taken.push(await touchAll(lab, site.url, path))
    await site.close()
    const worst = [...taken].sort((a, b) => b.value - a.value)
    const touched = taken.reduce((sum, one) => sum + one.touched, 0)
    const longest = worst[0]?.value ?? 0
    return {
      unit: 'ms, longest interaction',
      rows: worst.slice(0, shown).map(({ path, value, touched, after }) => ({
        name: `Skerry, ${path}`,
        value,
        more: { touched: String(touched), after },
      })),
      goals: [
        {
          text: `under ${mostMs} ms after each of ${touched} touches on ${taken.length} pages`,
          got: `${longest} ms`,
          isMet: touched > 0 && longest < mostMs,
        },
      ],
    }
  },
}

async function touchAll(lab: Lab, site: string, path: string): Promise<Touched> {
  const url = site + path
  const bench = await lab.open(url, { viewport: { width: 1280, height: 800 } })
  const { page } = bench
  await watchInteractions(page)
  await bench.quiet(mountMs)
  await bench.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  let longest: Touched = { path, value: 0, touched: 0, after: '' }
  const all = await page.locator(controls).all()
  for (const control of all.slice(0, controlsOfPage)) {
    const after = await control.evaluate((element) => element.outerHTML.slice(0, 40)).catch(() => '')
    if (!(await touch(page, control))) continue
    await bench.quiet(settleMs)
    const value = await page.evaluate(() => (globalThis as { longestInteractionMs?: number }).longestInteractionMs ?? 0)
    longest = { ...longest, ...(value > longest.value && { value, after }), touched: longest.touched + 1 }
    if (page.url() !== url) break // it navigated, as a donation button does
    await page.keyboard.press('Escape') // closes overlays that would cover the next control
    await bench.quiet(settleMs)
  }
  await bench.close()
  return longest
}

/** Clicks a control, and types into it if it is a text field. Returns false if a visitor could not. */
async function touch(page: Page, control: Locator): Promise<boolean> {
  try {
    await control.click({ timeout: 2000 })
  } catch {
    return false
  }
  if (await control.evaluate((element) => element.matches('textarea, input:not([type="checkbox"], [type="radio"])')))
    await page.keyboard.type('Ab1')
  return true
}

async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const host = globalThis as { longestInteractionMs?: number }
    host.longestInteractionMs = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Missing from the DOM types: not every browser supports it.
        if (!(entry as PerformanceEntry & { interactionId?: number }).interactionId) continue
        host.longestInteractionMs = Math.max(host.longestInteractionMs ?? 0, entry.duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    // A key without a visible effect causes no paint here, and its duration would last until the next paint.
    const dot = document.body.appendChild(document.createElement('i'))
    Object.assign(dot.style, { position: 'fixed', inset: '0 auto auto 0', width: '1px', height: '1px' })
    let isOn = false
    const paint = () => {
      isOn = !isOn
      dot.style.background = isOn ? '#000' : '#111'
      requestAnimationFrame(paint)
    }
    paint()
  })
}
