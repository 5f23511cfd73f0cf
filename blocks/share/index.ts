import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { ShareProps } from './props'

/** B18 Share buttons: the browser's share sheet, or links to networks. */
export const share = defineBlock<ShareProps>({
  name: 'share',
  selector: '.squarespace-social-buttons, [data-block-type="share"]',
  draws: false,
  notice: false,
  early,
  load: () => import('./block'),
})
