import { defineBlock } from '../../src/runtime/defineBlock'
import type { AnimatedProps } from './props'

/** B24 Animated blocks: blocks that animate in when scrolled into view (B4, B9 Animation, docs/decisions.md#40). */
export const animated = defineBlock<AnimatedProps>({
  name: 'animated',
  selector:
    '[data-animation]:not([data-animation="none"],[data-animation=""]), ' +
    '.sqs-block-image [class*="combination-animation-"]:not(.combination-animation-none.individual-animation-none), ' +
    '.tweak-global-animations-enabled [data-animation-role]:not([data-animation-override],[data-animation-role^="header"],[class*="combination-animation-"] *)',
  when: 'visible',
  draws: false,
  notice: false,
  load: () => import('./block'),
})
