import { defineBlock } from '../../src/runtime/defineBlock'
import type { SummaryProps } from './props'

const pagerOfUpTo = (items: number, blocks = '') =>
  `&${blocks}:not(:has([data-skerry-summary],.summary-item-list>:nth-child(${items + 1}))) .summary-carousel-pager>*{display:none!important}`

/** B14 Summary: the latest items of a collection, as a wall, a carousel, a list or a grid (B3 Block variants). */
export const summary = defineBlock<SummaryProps>({
  name: 'summary',
  selector: '.sqs-block-summary-v2, [data-block-type="summary"]',
  draws: false,
  // Roughly the final height: columns and gaps have the platform's defaults.
  early:
    '[class*=n-auto] .summary-item-list{display:grid;gap:0 30px;grid-template-columns:repeat(auto-fill,minmax(270px,1fr))}' +
    // Three or two side by side, and never more than two in a window under 480 px.
    '[class*=n-carousel] .summary-item-list:not([style]){display:flex;gap:2%;overflow:hidden;>*{flex:0 0 max(102%/var(--n,3) - 2%,min(49%,48e3px - 100vw*100));min-width:0;padding:0}}' +
    "&[data-block-json*='sPerRow\":2']{--n:2}" +
    // No arrows if all items fit.
    `${pagerOfUpTo(2)}@media (width>=480px){${pagerOfUpTo(3, `:not([data-block-json*='sPerRow":2'])`)}}`,
  reserve: '.summary-item,.summary-item img',
  // All images have the block's aspect ratio.
  reserveStyle: (_, { dataset }) =>
    `display:block;width:100%;max-width:none;aspect-ratio:${/tRatio":"([\d.]+)/.exec(dataset.blockJson!)?.[1] ?? 'auto'}`,
  shown: 'positioned',
  load: () => import('./block'),
})
