import type { Figure } from '../Figure'
import type { Bench } from '../lab'
import { accordion, documentOf } from '../markup'
import { median } from '../statistics'

const tries = 100
const atOnce = 4
const seed = 20_260
const longestDelayMs = 400

const pagePath = '/touch.html'

interface Outcome {
  readonly isOpen: boolean
  /** How many times the item was opened or closed. */
  readonly toggles: number
  readonly isEarly: boolean
  readonly msAfterReady: number
}

/** The times that the page records. */
interface Watched {
  toggledAt?: number[]
  readyAt?: number
  pressedAt?: number
}

/** One click on an accordion at a random time, while its code loads with a random delay. */
export const touch: Figure = {
  name: 'touch',
  title: `The first press on a block that may not be ready, ${tries} random delays`,
  async measure(lab) {
    lab.server.put('/blank.html', documentOf(''))
    lab.server.put(pagePath, documentOf(accordion(1), '<script type="module" src="/dist/skerry.mjs"></script>'))
    const random = createRandom(seed)
    lab.server.delay = { path: /\/chunks\//, ms: () => random() * longestDelayMs }
    const outcomes: Outcome[] = []
    let left = tries
    const work = async () => {
      const bench = await lab.open('/blank.html')
      await bench.page.addInitScript(pressAtRandom, longestDelayMs)
      while (left-- > 0) outcomes.push(await pressOnce(bench, lab.server.url + pagePath))
      await bench.close()
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    lab.server.delay = null
    const early = outcomes.filter(({ isEarly }) => isEarly)
    const lost = outcomes.filter(({ toggles }) => toggles === 0).length
    const doubled = outcomes.filter(({ toggles, isOpen }) => toggles > 1 || (toggles === 1 && !isOpen)).length
    return {
      unit: 'presses',
      rows: [
        { name: 'presses', value: outcomes.length },
        { name: 'before the block was ready', value: early.length },
        { name: 'Skerry: lost', value: lost },
        { name: 'Skerry: doubled', value: doubled },
      ],
      goals: [
        { text: 'never lost', got: `${lost} of ${outcomes.length}`, isMet: lost === 0 },
        { text: 'never doubled', got: `${doubled} of ${outcomes.length}`, isMet: doubled === 0 },
        {
          text: 'done within 50 ms of being ready',
          got: `median ${median(early.map(({ msAfterReady }) => msAfterReady)).toFixed(1)} ms`,
          isMet: early.length > 0 && median(early.map(({ msAfterReady }) => msAfterReady)) <= 50,
        },
      ],
    }
  },
}

async function pressOnce({ page }: Bench, url: string): Promise<Outcome> {
  await page.goto(url)
  await page.waitForFunction(() => {
    const { pressedAt, readyAt } = globalThis as Watched
    return pressedAt !== undefined && readyAt !== undefined
  })
  await page.waitForTimeout(100)
  return page.evaluate(() => {
    const { toggledAt = [], readyAt = 0, pressedAt = 0 } = globalThis as Watched
    const button = document.querySelector('.accordion-item__click-target')!
    return {
      isOpen: button.getAttribute('aria-expanded') === 'true',
      toggles: toggledAt.length,
      isEarly: pressedAt < readyAt,
      msAfterReady: (toggledAt[0] ?? Number.POSITIVE_INFINITY) - readyAt,
    }
  })
}

/** Runs in the page: clicks the button at a random time after Skerry has started, and records the effects. */
function pressAtRandom(longestDelayMs: number): void {
  const host = globalThis as Watched
  const toggledAt: number[] = []
  host.toggledAt = toggledAt
  document.addEventListener('skerry:mount', () => {
    host.readyAt ??= performance.now()
  })
  const press = () => {
    const button = document.querySelector<HTMLElement>('.accordion-item__click-target')!
    let was = button.getAttribute('aria-expanded')
    new MutationObserver(() => {
      const is = button.getAttribute('aria-expanded')
      if (is !== was) toggledAt.push(performance.now())
      was = is
    }).observe(button, { attributes: true, attributeFilter: ['aria-expanded'] })
    host.pressedAt = performance.now()
    button.click()
  }
  const untilStarted = setInterval(() => {
    if (!(Symbol.for('skerry') in globalThis)) return
    clearInterval(untilStarted)
    setTimeout(press, Math.random() * longestDelayMs)
  }, 1)
}

// Mulberry32: small and reproducible.
function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
}
