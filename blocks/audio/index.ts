import { defineBlock } from '../../src/runtime/defineBlock'
import type { Track } from './tracks'

/** B12 Audio and album: sounds that are played where they stand (B3, B9 Platform limits). */
export const audio = defineBlock<readonly Track[]>({
  name: 'audio',
  selector:
    '.sqs-audio-embed, .sqs-album-block, .sqs-audio-playlist, .squarespace-audio-player, [data-block-type="audio"]',
  draws: false,
  // The room of the player, and in albums that of the buttons.
  early:
    '&:not([data-url=""]),& [data-url]{align-content:center;min-block-size:64px}& [data-url]{padding-inline-start:60px}',
  load: () => import('./block'),
})
