import { defineBlock } from '../../src/runtime/defineBlock'
import type { ShareProps } from './props'

/** B18 Share buttons: the browser's own way to share, otherwise links to networks. */
export const share = defineBlock<ShareProps>({
  name: 'share',
  selector: '.squarespace-social-buttons, [data-block-type="share"]',
  draws: false,
  notice: false,
  // As high as the button, so that nothing moves when it arrives.
  early: 'display:inline-block;min-block-size:2.25em',
  load: () => import('./block'),
})
