import type { Page } from 'playwright'
import type { Figure } from '../Figure'
import { inject, longestTask, watchTasks } from '../inject'
import { emptyScript, type Lab } from '../lab'
import { documentOf } from '../markup'
import { median, takeInTurns } from '../statistics'

const count = 1000
const rounds = 3
const mostTimesPreact = 3.5 // more than one of it for page tasks and telemetry, which others lack
const mostTimesReact = 1.8
const longTaskMs = 50

/** The wrapper of an island's content, with the names that a library looks for. */
interface Way {
  readonly name: string
  /** A script of `test/bench/scripts`; null for none. */
  readonly script: string | null
  readonly island: string
}

const content = '<p>Pressed so far</p><button type="button">0</button>'
const plain = `<div class="island sqs-block">${content}</div>`
const ways = [
  { name: 'an empty module', script: null, island: plain },
  { name: 'Preact, mounted near the screen', script: 'islandsPreact', island: plain },
  { name: 'Skerry, React islands', script: 'islandsSkerry', island: plain },
  { name: 'Skerry, islands that behave', script: 'islandsSkerryLight', island: plain },
  { name: 'React by hand, near the screen', script: 'islandsReactLazy', island: plain },
  { name: 'React by hand, all at once', script: 'islandsReact', island: plain },
  {
    name: 'is-land, on:visible',
    script: 'islandsIsLand',
    island: `<is-land class="island" on:visible>${content}</is-land>`,
  },
  {
    name: 'Stimulus',
    script: 'islandsStimulus',
    island:
      '<div class="island" data-controller="counter"><p>Pressed so far</p><button type="button" data-action="counter#press" data-counter-target="button">0</button></div>',
  },
  {
    name: 'Alpine',
    script: 'islandsAlpine',
    island:
      '<div class="island" x-data="{ count: 0 }"><p>Pressed so far</p><button type="button" x-on:click="count++" x-text="count">0</button></div>',
  },
] as const satisfies readonly Way[]

type Name = (typeof ways)[number]['name']
const names = ways.map(({ name }) => name)
const [nothing, preact, ours, light, byHand] = names as [Name, Name, Name, Name, Name]

/** A thousand small islands on a long page, until those near the viewport work. */
export const islands: Figure = {
  name: 'islands',
  title: `${count.toLocaleString('en')} islands on a long page, main thread, script included`,
  async measure(lab) {
    const paths = new Map<Name, { readonly page: string; readonly script: string }>()
    for (const [index, { name, script, island }] of ways.entries()) {
      const page = `/islands-${index}.html`
      const style = '<style>.island { display: block; height: 60px; overflow: hidden }</style>'
      lab.server.put(page, documentOf(island.repeat(count), style))
      paths.set(name, { page, script: script === null ? emptyScript : await lab.script(script) })
    }
    const taken = await takeInTurns(names, rounds, (name) => mountCost(lab, paths.get(name)!))
    const cpu = (name: Name) =>
      median(taken[name].map(({ taskMs }) => taskMs)) - median(taken[nothing].map(({ taskMs }) => taskMs))
    const longest = (name: Name) => median(taken[name].map((sample) => sample.longestMs))
    const ratio = (name: Name, other: Name = preact) => cpu(name) / cpu(other)
    return {
      unit: 'ms',
      base: preact,
      rows: names.slice(1).map((name) => ({
        name,
        value: cpu(name),
        more: {
          'heap, kB': String(Math.round(median(taken[name].map(({ heapBytes }) => heapBytes)) / 1000)),
          listeners: String(median(taken[name].map(({ listeners }) => listeners))),
          'longest task, ms': longest(name).toFixed(0),
        },
      })),
      goals: [
        {
          text: `islands that behave: at most ${mostTimesPreact} × Preact, mounted near the screen`,
          got: `${ratio(light).toFixed(2)} ×`,
          isMet: ratio(light) <= mostTimesPreact,
        },
        {
          text: `React islands: at most ${mostTimesReact} × React by hand, near the screen`,
          got: `${ratio(ours, byHand).toFixed(2)} ×, ${ratio(ours).toFixed(2)} × Preact`,
          isMet: ratio(ours, byHand) <= mostTimesReact,
        },
        {
          text: `no task over ${longTaskMs} ms`,
          got: `${longest(ours).toFixed(0)} ms`,
          isMet: longest(ours) <= longTaskMs,
        },
      ],
    }
  },
}

async function mountCost(lab: Lab, { page: path, script }: { readonly page: string; readonly script: string }) {
  const bench = await lab.open(path, { viewport: { width: 1280, height: 800 } })
  const { page } = bench
  await watchTasks(page)
  const before = await bench.readClean()
  await inject(page, script)
  await bench.quiet(500)
  const after = await bench.read()
  const longestMs = await longestTask(page)
  const clean = await bench.readClean()
  if (script !== emptyScript) await press(bench.page, script)
  await bench.close()
  return {
    taskMs: after.taskMs - before.taskMs,
    heapBytes: clean.heapBytes - before.heapBytes,
    listeners: clean.listeners - before.listeners,
    longestMs,
  }
}

async function press(page: Page, script: string): Promise<void> {
  const button = page.locator('.island button').first()
  await button.click()
  const text = await button.textContent()
  if (text !== '1') throw new Error(`The first island of ${script} shows ${text} after one press, not 1.`)
}
