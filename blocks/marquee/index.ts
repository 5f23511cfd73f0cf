import { waveIntensity } from '../../src/model/page/waveIntensity'
import { defineBlock } from '../../src/runtime/defineBlock'
import type { MarqueeProps } from './props'

/**
 * B8 Marquee: a line of text that moves (B3, B4, B9). The entry sets its height, because the server renders no text.
 */
export const marquee = defineBlock<MarqueeProps>({
  name: 'marquee',
  selector: '.sqs-block-marquee .Marquee',
  when: 'visible',
  draws: false,
  reserve: '.Marquee-svg',
  // As high as a line of the text and its wave.
  reserveStyle: (_, block) => `display:block;height:calc(1lh + ${waveIntensity(block.textContent)}px)`,
  load: () => import('./block'),
})
