import { pastEvent, siteEvents } from '../../../fixtures/site'
import { html } from '../../html'
import { eventItem, type SummaryItem, type SummarySettings, summaryBlock } from '../../markup/summary'
import { journalItems } from '../journal'
import type { BlockPage } from './BlockPage'

const journal = { collectionId: '5f0c0000000000000000c016', imageAspectRatio: '1.5', columnWidth: 220, gutter: 24 }
const events = { collectionId: '5f0c0000000000000000c017', collectionType: 10, imageAspectRatio: '1' }

const places: readonly SummaryItem[] = [
  ['The light', '/island', 'lighthouse-dawn', 'A hundred and thirty-one steps.'],
  ['The edges', '/photographs', 'tide-pools', 'Low water uncovers another island.'],
  ['The Sleepers', '/events/seal-count', 'seals-low-tide', 'Forty-one at the last count. They were not asked.'],
  ['The harbour', '/contact', 'harbour', 'Where the rest of the world begins.'],
  [
    'The oven',
    '/bakehouse',
    'loaves',
    'A brick box with opinions, fifteen years of notes on which are in the journal.',
  ],
].map(([title = '', href = '', scene = '', excerpt = '']) => ({
  title,
  href,
  scene,
  excerpt,
  date: '2026-05-01',
  kind: 'image' as const,
}))

/** The events as they were when the page was saved. */
const saved = [pastEvent, ...siteEvents].map(eventItem)

/** Items of equal height, so that the wall already has its final height before it is laid out. */
const short = places.map(({ excerpt: _, ...item }) => item)

/** Items without images. */
const words = journalItems.map((item) => ({ ...item, scene: '' }))

/** The page of summaries. */
export const summary: BlockPage = {
  name: 'summary',
  title: 'Summary',
  summary: 'What is new in a collection: as a grid, a wall, a carousel or a list.',
  blocks: ['summary'],
  tries: [
    'Make the window narrower: the grid and the wall lose columns, the carousel shows fewer at a time.',
    'Scroll the carousel with a finger, a trackpad, its arrows, or Tab.',
    'Look at the events: the page was saved with one that is over. It disappears once the server has rendered the list again.',
    html`Move the clock with <code>PUT /__mock/store</code>, and other events are over.`,
    'Turn off JavaScript: every item is visible.',
  ],
  scenarios: ['slow', 'offline', 'serverError'],
  examples: (visit) => {
    const linked = (items: readonly SummaryItem[]) => items.map((item) => ({ ...item, href: visit.href(item.href) }))
    const example = (title: string, id: string, settings: SummarySettings, items: readonly SummaryItem[]) => ({
      title,
      content: summaryBlock(id, { headerText: title, ...settings }, linked(items)),
    })
    return [
      example('A grid', 'sum1', { design: 'autogrid', ...journal }, places),
      example('A list', 'sum4', { design: 'list', ...journal }, journalItems),
      example('A list of words', 'sum6', { design: 'list', ...journal }, words),
      example(
        'A carousel',
        'sum3',
        { design: 'carousel', headerText: 'Places to see', ...journal, slidesPerRow: 2 },
        places,
      ),
      example('A wall', 'sum2', { design: 'autocolumns', ...journal }, short),
      example('What’s on', 'sum5', { design: 'carousel', ...journal, ...events }, saved),
    ]
  },
}
