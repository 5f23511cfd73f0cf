import { defineBlock } from '../../src/runtime/defineBlock'
import { reserve, reserveClasses, reserveStyle } from './early'
import early from './early.css?inline'
import type { GalleryProps } from './props'

/** G1 to G9: galleries of slides (B2, B3, B4, B9). */
export const gallery = defineBlock<GalleryProps>({
  name: 'gallery',
  selector:
    '.sqs-block-gallery, .sqs-block-instagram, .sqs-block-flickr, .sqs-block-500px, [data-block-type="gallery"], [data-controller^="Gallery"], .slides[data-collection-full-url]',
  when: 'visible',
  earlyInteractions: {
    click: '.sqs-gallery-controls > *, .js-gallery-lightbox-opener, a.image-slide-anchor[data-lightbox-theme]',
  },
  early,
  reserve,
  reserveStyle,
  reserveClasses,
  load: () => import('./block'),
})
