import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { ChartProps } from './props'

/** B15 A chart: bars, lines or a pie (B3 Block variants). Its libraries load only on pages that have one. */
export const chart = definePageBlock<ChartProps>({
  name: 'chart',
  wants: () => true, // depends on the markup; a page block, because few pages have a chart
  dropzone: '.sqs-block-chart, [data-block-type="chart"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
