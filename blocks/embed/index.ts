import { definePageBlock } from '../../src/runtime/definePageBlock'
import type { EmbedProps } from './props'

/** B12, B25 An embed whose HTML is only in its data: an embed block, or a SoundCloud player. */
export const embed = definePageBlock<EmbedProps>({
  name: 'embed',
  wants: () => true, // depends on the markup; a page block, because the server renders most embeds
  dropzone: '.sqs-block-embed, .sqs-block-soundcloud, [data-block-type="embed"]',
  when: 'visible',
  draws: false,
  load: () => import('./block'),
})
