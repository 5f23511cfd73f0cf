import { defineBlock } from '../../src/runtime/defineBlock'
import type { ImageLightboxProps } from './props'

const inGallery = `[data-block-json*='"lightbox":true'] *` // the gallery block opens its own
// Two selectors instead of one with `:is()`: browsers test a list on every element of the page, 4 ms for 100,000.
const openers = `button.sqs-block-image-button.lightbox, .js-gallery-lightbox-opener:not(${inGallery}), a.image-slide-anchor[data-lightbox-theme]:not(${inGallery}), [rel~="lightbox"][data-lightbox]:not([data-lightbox=""])`

const shell = '.gallery-lightbox-outer-wrapper'

/** B10 Image lightbox: images that open over the page, alone or as a group (B4 Page behaviours and blocks). */
export const imageLightbox = defineBlock<ImageLightboxProps>({
  name: 'image-lightbox',
  // The repetition with `section` lets a link in the section's gallery, which has no lightbox of its own, find the
  // shell.
  selector: `${openers}, ${shell}, section ${shell}`,
  when: 'idle', // the shell is never visible
  draws: false,
  earlyInteractions: { click: `${openers}, [class*="lightbox-link"]` },
  notice: false,
  load: () => import('./block'),
})
