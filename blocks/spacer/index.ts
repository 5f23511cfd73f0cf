import { spacerContent } from '../../src/model/page/spacerContent'
import { defineBlock } from '../../src/runtime/defineBlock'
import type { SpacerProps } from './props'

/** Empty space whose height follows its width. The entry sets it before paint. */
export const spacer = defineBlock<SpacerProps>({
  name: 'spacer',
  selector: '.sqs-block[data-aspect-ratio]:not(.sqs-block-image,.sqs-block-gallery)',
  when: 'visible',
  draws: false,
  reserve: spacerContent,
  reserveStyle: (_, { dataset }) => `padding-bottom:${dataset.aspectRatio}%`,
  notice: false,
  load: () => import('./block'),
})
