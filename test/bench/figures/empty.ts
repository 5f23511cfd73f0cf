import type { Figure } from '../Figure'
import { emptyScript, type Lab } from '../lab'
import { documentOf, filler } from '../markup'
import { median, takeInTurns } from '../statistics'

const rounds = 5
const nodes = 1000
const mostMs = 1

const isLand = 'is-land'
const stimulus = 'Stimulus'
const entry = 'Skerry entry'
const nothing = 'an empty module'
const names = [nothing, entry, isLand, stimulus] as const
type Name = (typeof names)[number]

/** The cost on a page without blocks. */
export const empty: Figure = {
  name: 'empty',
  title: `A page of ${nodes.toLocaleString('en')} nodes without blocks, main thread`,
  async measure(lab) {
    const scripts: Record<Name, string> = {
      [nothing]: emptyScript,
      [entry]: '/dist/skerry.mjs',
      [isLand]: await lab.script('emptyIsLand'),
      [stimulus]: await lab.script('emptyStimulus'),
    }
    for (const [index, name] of names.entries()) {
      const tag = `<script type="module" src="${scripts[name]}"></script>`
      lab.server.put(pathOf(index), documentOf(filler(nodes), tag))
    }
    const taken = await takeInTurns(names, rounds, (name) => load(lab, pathOf(names.indexOf(name))))
    const cpu = (name: Name) =>
      median(taken[name].map(({ taskMs }) => taskMs)) - median(taken[nothing].map(({ taskMs }) => taskMs))
    const bytes = (name: Name) => median(taken[name].map((sample) => sample.bytes))
    const entryBytes = median(taken[entry].map((sample) => sample.entryBytes))
    return {
      unit: 'ms',
      rows: names.slice(1).map((name) => ({
        name,
        value: Math.max(0, cpu(name)),
        more: {
          script: `${median(taken[name].map(({ scriptMs }) => scriptMs)).toFixed(1)} ms`,
          'kB fetched': (bytes(name) / 1000).toFixed(1),
          files: String(median(taken[name].map(({ files }) => files))),
        },
      })),
      goals: [
        { text: `under ${mostMs} ms`, got: `${cpu(entry).toFixed(1)} ms`, isMet: cpu(entry) < mostMs },
        {
          text: "nothing but the entry's bytes",
          got: `${((bytes(entry) - entryBytes) / 1000).toFixed(1)} kB more`,
          isMet: bytes(entry) === entryBytes,
        },
      ],
    }
  },
}

function pathOf(index: number): string {
  return `/empty-${index}.html`
}

async function load(lab: Lab, path: string) {
  const bench = await lab.open(path)
  await bench.quiet(700)
  const { taskMs, scriptMs } = await bench.read()
  const fetched = await bench.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
  )
  await bench.close()
  const sum = (list: typeof fetched) => list.reduce((total, { bytes }) => total + bytes, 0)
  const own = fetched.filter(({ name }) => name.endsWith('/skerry.mjs'))
  return { taskMs, scriptMs, bytes: sum(fetched), entryBytes: sum(own), files: fetched.length }
}
