import { defineBlock } from '../../src/runtime/defineBlock'
import type { GalleryProps } from './block'

const slideshow = ':is(.sqs-gallery-block-slideshow,.sqs-gallery-block-slider)'
const typed = '[data-block-type="gallery"]'
// Its slides are its children; the platform's class says that they have a container of their own.
const neutral = `${typed}:not(.sqs-block-gallery)`
const written = (design: string) => `${neutral}[data-block-json*='"${design}"']`
const neutralSlideshow = `:is(${written('slideshow')},${written('slider')})`
const slide = ':is(.slide,[data-slide-id])'
// Both begin with the block: a selector that names it anywhere is not put below it by itself.
const box = `:is(& ${slideshow}>.sqs-gallery,&${neutralSlideshow})`
const strip = '.sqs-gallery-thumbnails'
const hasThumbnails = `[data-block-json*='"thumbnails":true']`
const hasGrid = `[data-block-json*=':"grid"']`
const grid = `:is(& .sqs-gallery-block-grid>.sqs-gallery,&${neutral}${hasGrid})`
const square = '.sqs-gallery-aspect-ratio-square'
const neutralSquare = `${neutral}${hasGrid}[data-block-json*='humbs":true']`
// Their slides find their places when they have been measured.
const measured = `:is([data-block-json*='design":"auto'],[data-block-json*=':"list"'])`

/** G1 to G9: galleries of slides (B2, B3, B4, B9). */
export const gallery = defineBlock<GalleryProps>({
  name: 'gallery',
  selector: `.sqs-block-gallery, ${typed}, [data-controller^="Gallery"], .slides[data-collection-full-url]`,
  when: 'visible',
  touches: {
    click:
      '.sqs-gallery-controls .previous, .sqs-gallery-controls .next, .js-gallery-lightbox-opener, a.image-slide-anchor[data-lightbox-theme]',
  },
  early:
    // Until it is asked for, an image with room of its own would show as a broken one, or be as high as its alternative text.
    'img:not([src]){min-block-size:0;opacity:0}' +
    `.sqs-gallery-container,&${neutral}{position:relative}` +
    // Its shape is reserved; never taller than the screen, unless that is the block's own.
    `${box}{box-sizing:border-box;inline-size:100%;max-block-size:100svh}` +
    `${box}>${slide}{position:absolute;inset:0;margin:0}` +
    // Nor is what they hold laid out: lazy pictures would all be on the screen, and fetched.
    `${box}>${slide}~${slide}{visibility:hidden;content-visibility:hidden}` +
    `${box} .meta{position:absolute;inset:auto 0 0;padding:16px 20px}` +
    '.sqs-gallery-controls>*{position:absolute}' +
    `${grid}{display:grid;align-items:start;gap:var(--skerry-gap,20px);grid-template-columns:repeat(auto-fill,minmax(max(100px,100%/var(--skerry-columns,4) - var(--skerry-gap,20px)),1fr))}` +
    `${grid}>*{margin:0}` +
    `:is(& ${square},&${neutralSquare}) img{display:block;inline-size:100%;block-size:auto;aspect-ratio:1;object-fit:cover}` +
    // Unseen, and what follows is below the screen.
    `:is(&${measured} .sqs-gallery,&${measured}${neutral},&:is([data-controller=GalleryMasonry],[data-controller=GalleryStrips])>*):not([class*=-design-]){block-size:100svh;overflow:hidden;visibility:hidden}` +
    // The room of the strip that is yet to be drawn.
    `:is(&${hasThumbnails} ${slideshow}:only-child,&${neutralSlideshow}${hasThumbnails}):not([role]){box-sizing:content-box;border-block-end:calc(var(--skerry-strip,60px) + var(--skerry-strip-gap,10px)) solid #0000}` +
    // `reserve` says how wide the slides of a carousel are.
    '&[style*=skerry-slide]>*,& [style*=skerry-slide]>*{flex:0 0 var(--skerry-slide);min-inline-size:0;margin:0}' +
    `${slideshow}~${strip}{display:flex;overflow:auto hidden;scrollbar-width:none}` +
    `${slideshow}~${strip}>*{flex:none;block-size:100%}`,
  reserve: `${slideshow}>.sqs-gallery,.sqs-gallery-block-carousel>.sqs-gallery,${neutralSlideshow},${written('carousel')},${hasGrid} .sqs-gallery,${neutral}${hasGrid},${slideshow}~${strip},:is([data-controller=GalleryMasonry],[data-controller=GalleryStrips],[data-controller=GalleryGrid])>*,img:not([src],[data-controller=GalleryGrid] *,${slideshow} *,${neutralSlideshow} *,${strip} *,${square} *,${neutralSquare} *)`,
  load: () => import('./block'),
})
