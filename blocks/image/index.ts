import { dynamicText } from '../../src/model/image/dynamicText'
import { imageWrapper, narrowImage, readyImageText } from '../../src/model/image/narrowImage'
import { defineBlock } from '../../src/runtime/defineBlock'
import early from './early.css?inline'
import type { ImageProps } from './props'

/** U4 Images, the image block: sources, shapes, stretch, focal point, width (B3, B4, B5, B9). */
export const image = defineBlock<ImageProps>({
  name: 'image',
  selector: '.sqs-block-image, [data-block-type="image"]',
  when: 'visible',
  draws: false,
  early,
  reserve: `img:not([src],.has-aspect-ratio *),${imageWrapper}:not(.${narrowImage[1]}),${dynamicText}`,
  narrow: narrowImage,
  shown: readyImageText,
  load: () => import('./block'),
})
