import { defineBlock } from '../../src/runtime/defineBlock'
import type { ImageLightboxProps } from './props'

const inGallery = `[data-block-json*='"lightbox":true'] *` // the gallery block opens its own
// Two selectors instead of one with `:is()`: browsers try a list on every element of the page, 4 ms for 100,000.
const openers = `button.sqs-block-image-button.lightbox, .js-gallery-lightbox-opener:not(${inGallery}), a.image-slide-anchor[data-lightbox-theme]:not(${inGallery}), [rel~="lightbox"][data-lightbox]:not([data-lightbox=""])`

/** B10 Image lightbox: images that open over the page, alone or as a group (B4 Page behaviours and blocks). */
export const imageLightbox = defineBlock<ImageLightboxProps>({
  name: 'image-lightbox',
  selector: `${openers}, .gallery-lightbox-outer-wrapper[data-controller="Lightbox"]`,
  when: 'idle', // the shell is never visible
  draws: false,
  earlyInteractions: { click: openers },
  notice: false,
  load: () => import('./block'),
})
