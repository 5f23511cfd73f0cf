import type { Figure } from '../Figure'
import { inject, longestTask, watchTasks } from '../inject'
import { emptyScript, type Lab } from '../lab'
import { accordion, documentOf, donationButton, filler, newsletter, spacer } from '../markup'
import { median, takeInTurns } from '../statistics'

const rounds = 5
const slowRounds = 3
const slowdown = 4
const longTaskMs = 50
const chunkDelayMs = 250
const nodes = 3000
const tags = { nothing: emptyScript, entry: '/dist/skerry.mjs', 'one file': '/dist/skerry.umd.js' } as const
type Tag = keyof typeof tags
const names = Object.keys(tags) as Tag[]

const pagePath = '/start.html'
const blocks = [accordion(), donationButton(), newsletter()].join('').repeat(20)

/** The cost of evaluating the script, scanning 3,000 nodes and observing 60 blocks below the viewport. */
export const start: Figure = {
  name: 'start',
  title: `Start on ${nodes.toLocaleString('en')} nodes with 60 blocks below the screen, main thread`,
  async measure(lab) {
    lab.server.put(pagePath, documentOf(spacer + blocks + filler(nodes - 600)))
    const taken = await takeInTurns(names, rounds, (name) => startCost(lab, tags[name]))
    const slow = await takeInTurns(names, slowRounds, (name) => longestAt(lab, tags[name]))
    const cost = (name: Tag, part: 'started' | 'quiet') => {
      const blank = median(taken.nothing.map((sample) => sample[part]))
      return Math.max(0, median(taken[name].map((sample) => sample[part])) - blank)
    }
    const row = (label: string, name: Tag) => ({
      name: label,
      value: cost(name, 'started'),
      more: {
        'ms until quiet': cost(name, 'quiet').toFixed(1),
        [`longest task, ${slowdown} × slower`]: `${median(slow[name]).toFixed(0)} ms`,
      },
    })
    const share = cost('one file', 'started') / cost('entry', 'started')
    const longest = median(slow.entry)
    return {
      unit: 'ms until started',
      base: 'one file',
      rows: [row('one file', 'one file'), row('Skerry entry', 'entry'), row('an empty module', 'nothing')],
      goals: [
        { text: "a twentieth of the single file's", got: `a ${share.toFixed(1)}th`, isMet: share >= 20 },
        {
          text: `no task over ${longTaskMs} ms on a ${slowdown} × slowed processor`,
          got: `${longest.toFixed(0)} ms`,
          isMet: longest <= longTaskMs,
        },
      ],
    }
  },
}

async function startCost(lab: Lab, src: string) {
  const bench = await lab.open(pagePath)
  // Delays the chunks: running them is not part of the start.
  lab.server.delay = { path: /\/chunks\//, ms: () => chunkDelayMs }
  await bench.quiet()
  const before = await bench.read()
  await inject(bench.page, src)
  const started = await bench.read()
  await bench.quiet(chunkDelayMs * 2)
  const quiet = await bench.read()
  lab.server.delay = null
  await bench.close()
  return { started: started.taskMs - before.taskMs, quiet: quiet.taskMs - before.taskMs }
}

async function longestAt(lab: Lab, src: string): Promise<number> {
  const bench = await lab.open(pagePath)
  await bench.quiet()
  await watchTasks(bench.page)
  await bench.cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await inject(bench.page, src)
  await bench.quiet(800)
  const longest = await longestTask(bench.page)
  await bench.close()
  return longest
}
