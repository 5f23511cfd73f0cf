import { slidesInRow } from '../../src/model/gallery/slidesInRow'
import { defineBlock } from '../../src/runtime/defineBlock'
import { earlyImageRoom } from '../../src/runtime/earlyImageRoom'
import { settingOf } from '../../src/runtime/settingOf'
import early from './early.css?inline'
import type { SummaryProps } from './props'

/** B14 Summary: the latest items of a collection, as a wall, a carousel, a list or a grid (B3 Block variants). */
export const summary = defineBlock<SummaryProps>({
  name: 'summary',
  selector: '.sqs-block-summary-v2, [data-block-type="summary"]',
  draws: false,
  early,
  reserve:
    '.summary-item,.summary-item img,[class*=n-auto] .summary-item-list,[class*=n-carousel] .summary-item-list,[class*=n-carousel] [class*=l-pager-]',
  reserveStyle(element, block) {
    if (element.matches('.summary-item')) return ''
    // All images have the block's aspect ratio, except those of a wall. If the value is invalid, each image has its
    // own.
    if (element.localName === 'img') {
      const ratio = element.matches('[class*=autoc] *') || settingOf(block, 'tRatio')
      return `${earlyImageRoom(element)};max-width:none;aspect-ratio:${ratio}`
    }
    if (!element.matches('[class*=n-auto] *')) {
      const row = slidesInRow(settingOf(block, 'sPerRow') ?? 3, innerWidth)
      const fits = block.querySelectorAll('.summary-item').length <= row
      return `--row:${row};${fits && element.matches('[class*=l-pager-]') && 'display:none'}` // no arrows if all fit
    }
    // The final layout of a grid, and roughly that of a wall.
    const gap = settingOf(block, 'gutter') ?? 0
    return `--gap:${gap}px;display:grid;gap:0 ${gap}px;grid-template-columns:repeat(${Math.floor(element.clientWidth / Math.max(settingOf(block, 'mnWidth') || 250, 1)) || 1},minmax(0,1fr))`
  },
  shown: 'positioned',
  load: () => import('./block'),
})
