import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { Track } from './tracks'

/** B12 Audio and album: tracks that play in place (B3, B9 Platform limits). */
export const audio = defineBlock<readonly Track[]>({
  name: 'audio',
  selector:
    '.sqs-audio-embed, .sqs-album-block, .sqs-audio-playlist, .squarespace-audio-player, [data-block-type="audio"]',
  draws: false,
  early,
  load: () => import('./block'),
})
