import { shop } from '../../../fixtures/shop'
import { html } from '../../html'
import { chartBlock } from '../../markup/chart'
import { searchBlock, searchPageShell } from '../../markup/search'
import type { BlockPage } from './BlockPage'

/** The page of search fields. */
export const search: BlockPage = {
  name: 'search',
  title: 'Search',
  summary: 'A field that shows the first results while you type.',
  blocks: ['search'],
  tries: [
    'Type “boat”, then use the arrow keys: the focus stays in the field. Enter opens the result.',
    'Press Escape: the list closes, and what you typed stays.',
    'Press Enter without choosing a result: the search page opens.',
    'Click a result with Ctrl or the middle mouse button: it opens in a new tab.',
    'Look for something that is not there, such as “submarine”.',
  ],
  scenarios: ['slow', 'verySlow', 'overtaking', 'offline', 'serverError', 'notJson', 'hostileSearch', 'neverAnswers'],
  examples: (visit) => [
    { title: 'The whole site', content: searchBlock('x1101', { label: 'Search the island' }) },
    {
      title: 'One collection',
      note: 'Finds only what the bakehouse sells, and its page.',
      content: searchBlock('x1102', { collection: shop.collectionId, label: 'Search the bakehouse' }),
    },
    {
      title: 'Without a preview',
      note: 'Enter opens the search page.',
      content: searchBlock('x1103', { hasPreview: false, label: 'Search without a preview' }),
    },
    {
      title: 'In a form, in markup of your own',
      note: 'Works without scripts. The form submits its other fields too.',
      content: html`<form role="search" action="/search">
        ${visit.isStrict && html`<input type="hidden" name="csp" value="strict">`}
        <div data-block-type="search" data-preview="true"><label for="x1104">Look for</label> <input id="x1104" class="field-element" type="search" name="q"></div>
      </form>`,
    },
  ],
}

/** The page of the platform's search page. */
export const searchPage: BlockPage = {
  name: 'search-page',
  title: 'Search page',
  summary: 'The page with all results of a search, as hosted sites send it: empty.',
  blocks: ['search'],
  tries: [
    html`Search for something with more results than are shown at once, such as <a href="?q=e">?q=e</a>, and press “See more”.`,
    'Reload, or copy the URL: the search stays the same. Back returns to the previous one.',
    'Look for something that is not there, such as “submarine”.',
    'Choose offline: a message replaces the results, and you can try again.',
  ],
  scenarios: ['slow', 'verySlow', 'offline', 'serverError', 'notJson', 'hostileSearch', 'neverAnswers'],
  examples: () => [{ title: 'As on hosted pages', content: searchPageShell() }],
}

const boats = [
  ['Month', 'Crossings', 'Passengers', 'Dogs'],
  ['April', 41, 388, 21],
  ['May', 58, 731, 44],
  ['June', 60, 1042, 63],
  ['July', 62, 1310, 88],
  ['August', 57, 1204, 90],
  ['September', 44, 512, 37],
]

const seals = [
  ['Year', 'Seals', 'Pups'],
  ['2020', 31, 4],
  ['2021', 36, 6],
  ['2022', '', ''],
  ['2023', 38, 9],
  ['2024', 47, 8],
  ['2025', 41, 11],
]
const loaves = [
  ['', 'Loaves'],
  ['Rye', 18],
  ['White', 12],
  ['Oat', 7],
  ['Kept', 3],
]
const nights = [
  ['', 'Degrees'],
  ['December', 3],
  ['January', -2],
  ['February', '−1'],
  ['March', 4],
]
const winds = [
  ['', 'Wind'],
  ['Monday', 'westerly'],
  ['Tuesday', 'none'],
]

/** The page of charts. */
export const chart: BlockPage = {
  name: 'chart',
  title: 'Chart',
  summary: 'Bars, lines and a pie, each with a table of its numbers.',
  blocks: ['chart'],
  tries: [
    'Press Tab until a chart has the focus, then use the arrow keys: each value is outlined, and shown below the chart.',
    'Move the pointer over a chart.',
    'Use a screen reader: below each chart is a table of its numbers.',
    'Turn colours off, or ask your system for high contrast: patterns, dashes and points still tell the series apart.',
    'Make the window narrow: there are fewer labels, and none overlap.',
  ],
  examples: () => [
    {
      title: 'Bars',
      content: chartBlock('x1201', {
        chartType: 1009,
        dataTable: boats,
        title: 'The season of the Kittiwake',
        caption: 'From the log of the boat.',
      }),
    },
    {
      title: 'Lines',
      note: 'One number is missing: the line has a gap, and the console says so.',
      content: chartBlock('x1202', {
        chartType: 1010,
        dataTable: seals,
        title: 'Seals on the Sleepers',
      }),
    },
    {
      title: 'A pie',
      content: chartBlock('x1203', {
        chartType: 1011,
        dataTable: loaves,
        title: 'Forty loaves',
      }),
    },
    {
      title: 'Numbers below zero',
      content: chartBlock('x1204', {
        chartType: 1009,
        dataTable: nights,
        title: 'The coldest night',
        legend: false,
      }),
    },
    {
      title: 'Words instead of numbers',
      note: 'There is nothing to draw, so the table is shown.',
      content: chartBlock('x1205', {
        chartType: 1009,
        dataTable: winds,
      }),
    },
  ],
}
