import { defineBlock } from '../../src/runtime/defineBlock'
import type { GalleryProps } from './block'

const slideshow = '.sqs-gallery-block-slideshow'
const neutral = '[data-block-type="gallery"]'
const neutralSlideshow = `${neutral}[data-block-json*='"slideshow"']`
// Both begin with the block: a selector that names it anywhere is not put below it by itself.
const box = `:is(& ${slideshow}>.sqs-gallery,&${neutralSlideshow})`
const strip = '.sqs-gallery-thumbnails'

/** G1 to G9: galleries of slides (B2, B3, B4, B9). */
export const gallery = defineBlock<GalleryProps>({
  name: 'gallery',
  selector: `.sqs-block-gallery, ${neutral}`,
  when: 'visible',
  touches: { click: '.sqs-gallery-controls .previous, .sqs-gallery-controls .next' },
  early:
    // Until it is asked for, an image with room of its own would show as a broken one.
    'img:not([src]){opacity:0}' +
    `.sqs-gallery-container,&${neutral}{position:relative}` +
    // The room is the first slide's, which is seen; never taller than the screen.
    `${box}{box-sizing:border-box;inline-size:100%;max-block-size:100svh}` +
    `${box}>:is(.slide,[data-slide-id]){position:absolute;inset:0;margin:0}` +
    `${box}>:is(.slide,[data-slide-id])~:is(.slide,[data-slide-id]){visibility:hidden}` +
    `${box} .meta{position:absolute;inset:auto 0 0;padding:16px 20px}` +
    '.sqs-gallery-controls>*{position:absolute}' +
    `${slideshow}~${strip}{display:flex;margin-block-start:10px;overflow-x:auto}` +
    `${slideshow}~${strip}>*{flex:none;inline-size:60px;block-size:60px;margin-inline-end:10px}`,
  reserve: `${slideshow}>.sqs-gallery,${neutralSlideshow},img:not([src],${slideshow} *,${neutralSlideshow} *,${strip} *)`,
  load: () => import('./block'),
})
