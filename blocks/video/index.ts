import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { VideoProps } from './props'

/** B11 Video: embedded videos anywhere, native videos and video backgrounds (B3, B4, B5, B9). */
export const video = defineBlock<VideoProps>({
  name: 'video',
  selector: '.sqs-video-wrapper, .sqs-native-video, .sqs-video-background, [data-block-type="video"]',
  when: 'visible',
  draws: false,
  earlyInteractions: { click: '.sqs-video-overlay' },
  early,
  keepsLook: true,
  load: () => import('./block'),
})
