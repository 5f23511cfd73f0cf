import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { EmbedProps } from './props'

/** B12, B25 An embed whose HTML is only in its data: that of an embed block, or a player of SoundCloud. */
export const embed = definePageBlock<EmbedProps>({
  name: 'embed',
  wants: () => true, // it depends on the markup; a page block, because servers render most embeds themselves
  dropzone: '.sqs-block-embed, .sqs-block-soundcloud, [data-block-type="embed"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
