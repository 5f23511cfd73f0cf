import type { Figure } from '../Figure'
import { inject } from '../inject'
import { accordion, documentOf, donationButton, filler, spacer } from '../markup'
import { median } from '../statistics'

const nodes = 100_000
const sections = 100 // with one block each
const rounds = 31
const blockNames = 60
const mostTimesMarker = 3 // one walk for the marker, one per attribute on the page, and the look-up of 100 hits

const pagePath = '/scan.html'

/** A scan that finds nothing new on a large page, compared with the minimal scan. */
export const scan: Figure = {
  name: 'scan',
  title: `Scan of ${nodes.toLocaleString('en')} nodes with ${sections} blocks`,
  async measure(lab) {
    const section = (block: string) => `<div class="section">${block}${filler(nodes / sections)}</div>`
    const body = (section(accordion()) + section(donationButton())).repeat(sections / 2)
    lab.server.put(pagePath, documentOf(spacer + body))
    const bench = await lab.open(pagePath)
    await inject(bench.page, '/dist/skerry.mjs')
    await bench.quiet(1500)
    const taken = await bench.page.evaluate(
      ({ rounds, blockNames }) => {
        const skerry = (globalThis as unknown as Record<symbol, { scan(): void }>)[Symbol.for('skerry')]!
        const selectors = Array.from({ length: blockNames }, (_, index) => `.sqs-block-kind${index}`)
        const ways: { [name: string]: () => unknown } = {
          marker: () => {
            let seen = 0
            for (const block of document.querySelectorAll('.sqs-block')) seen += block.classList.length
            return seen
          },
          skerry: () => skerry.scan(),
          joined: () => document.querySelectorAll(selectors.join(',')).length,
          separate: () => selectors.map((selector) => document.querySelectorAll(selector).length),
        }
        const times: { [name: string]: number[] } = {}
        for (let round = 0; round < rounds; round++) {
          for (const [name, way] of Object.entries(ways)) {
            // Chromium caches query results until the document changes.
            document.body.append(document.createElement('i'))
            document.body.lastElementChild!.remove()
            const startedAt = performance.now()
            way()
            times[name] ??= []
            times[name].push(performance.now() - startedAt)
          }
        }
        return times
      },
      { rounds, blockNames },
    )
    await bench.close()
    const value = (name: string) => median(taken[name] ?? [])
    const ratio = median((taken.skerry ?? []).map((ms, round) => ms / (taken.marker?.[round] ?? ms)))
    return {
      unit: 'ms',
      base: 'marker query',
      rows: [
        { name: 'marker query', value: value('marker') },
        { name: 'Skerry.scan()', value: value('skerry') },
        { name: `${blockNames} selectors in one query`, value: value('joined') },
        { name: `${blockNames} queries`, value: value('separate') },
      ],
      goals: [
        {
          text: `at most ${mostTimesMarker} × the bare marker query`,
          got: `${ratio.toFixed(2)} ×`,
          isMet: ratio <= mostTimesMarker,
        },
      ],
    }
  },
}
