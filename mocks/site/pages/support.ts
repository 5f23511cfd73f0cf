import { html } from '../html'
import { donationPageId, price } from '../identity'
import { textBlock } from '../markup/block'
import { chartBlock } from '../markup/chart'
import { donationBlock } from '../markup/donationButton'
import { imageBlock } from '../markup/imageBlocks'
import type { SitePage } from '../SitePage'
import { pageHead, section } from './parts'

const costs = [
  [1000, 'One night of light', 'Current for the lamp from dusk to dawn, midwinter.'],
  [2500, 'A tin of paint', 'Signal red. The tower takes nineteen, every third summer.'],
  [5000, 'A pane of glass', 'The lantern has sixteen. The gulls have opinions on them.'],
  [10000, 'A bulb', 'A thousand watts, the size of a melon, and only one firm still makes it.'],
] as const

/** Income and expenses, in dollars. */
const accounts = [
  ['Year', 'Given', 'Spent'],
  ['2021', 4120, 4390],
  ['2022', 4980, 4610],
  ['2023', 5240, 7150],
  ['2024', 6030, 5480],
  ['2025', 6710, 5820],
] as const

/** The page with the donation button. */
export const support: SitePage = {
  path: '/support',
  title: 'Support the light',
  summary: 'What it costs to keep a retired lighthouse lit, and how to share it.',
  blocks: ['chart', 'donation-button', 'image'],
  collectionId: '5f0c0000000000000000c014',
  body: (
    visit,
  ) => html`${pageHead('Keep the light burning', 'Nobody has to keep this lamp lit. That is rather the point of it.', 'Support the light')}
      ${section(
        'support',
        html`<div class="split split--text">
          <div class="prose">
            ${textBlock('s001', html`<p>The bread pays for the boat and the boat pays for the flour. Nothing on the island pays for the lamp: it earns its keep only on the nights when it is needed, and then nobody stops to settle up.</p><p>So it is kept by subscription, as the first one here was. Two hundred and six people give something. Some of them were brought home by it. Most have just stood on a beach in the dark, and liked being counted every twelve seconds.</p>`)}
            <h2>What it buys</h2>
            <ul class="costs">
              ${costs.map(([cents, what, why]) => html`<li><strong class="costs-sum">${price(cents)}</strong> <span><b>${what}</b><br>${why}</span></li>`)}
            </ul>
            ${donationBlock('s002', visit, { donatePageId: donationPageId, label: 'Keep it burning' })}
          </div>
          ${imageBlock('s003', 'lighthouse-night', 'Every twelve seconds, all night, since 1868, bar one.', { sizes: '(min-width: 56em) 28rem, 92vw', isFirst: true })}
        </div>`,
      )}
      ${section(
        'accounts',
        html`<div class="section-head"><h2>Where it went</h2><p>The books hang in the hall beside the coats. Anyone may read them, and Tobias wishes more people did. In 2023 he painted the tower.</p></div>
        ${chartBlock('s004', { chartType: 1009, dataTable: accounts, title: 'Five years of the lamp, in dollars', caption: 'From the books of the Skerry light. What is left over is kept for glass.' })}`,
      )}`,
}
