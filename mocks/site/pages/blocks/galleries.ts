import { html } from '../../html'
import { type GallerySlide, galleryBlock } from '../../markup/gallery'
import { videoWrapper } from '../../markup/video'
import type { BlockPage } from './BlockPage'
import { slides } from './slides'

const transitions: readonly (readonly [title: string, settings: { readonly [key: string]: unknown }])[] = [
  ['Ken-burns', { transition: 'ken-burns', autoplay: true }],
  ['Scroll', { transition: 'scroll' }],
  ['Swipe', { transition: 'swipe' }],
  ['New-swipe', { transition: 'new-swipe' }],
  [
    'New-swipe with a hard start and a springy end',
    { transition: 'new-swipe', loop: false, boundaries: 'hard, inertial' },
  ],
  ['New-swipe without boundaries', { transition: 'new-swipe', loop: false, boundaries: 'none' }],
  ['New-swipe with snap points at the halves', { transition: 'new-swipe', snapPoints: '50%' }],
  ['New-swipe without snap points', { transition: 'new-swipe', snapPoints: 'none' }],
]

const [firstSlide, ...otherSlides] = slides
const firstBoat = {
  ...firstSlide,
  video: videoWrapper({
    provider: 'YouTube',
    src: `/embed/youtube/${firstSlide.scene}`,
    title: 'The first boat',
    scene: firstSlide.scene,
    mode: 'fit',
  }),
} satisfies GallerySlide

/** The page of galleries, one of each kind. */
export const gallery: BlockPage = {
  name: 'gallery',
  title: 'Gallery',
  summary: 'Slideshow, strip, grid and stack, over images of every shape.',
  blocks: ['gallery', 'video'],
  tries: [
    'Use the arrows on the screen, the arrow keys, and swipe.',
    'Press next again while a slide is moving: nothing happens.',
    html`Open the page with <a href="?nomotion=true">?nomotion=true</a>: the second slideshow stands still.`,
    'Rest the pointer on the second slideshow: it pauses.',
    'Click an image of the grid: it opens in a lightbox.',
    'Play the video of a slideshow that moves by itself: it stays until you pause the video. Move on: the video returns to its image.',
    html`Use the last slideshow, and watch the URL: it names the current image. Then reload, or open the page <a href="?itemId=seals-low-tide#block-x607">at the seals</a>.`,
    'Turn off JavaScript: every image is visible, in a row that scrolls.',
  ],
  scenarios: ['slowScripts', 'missingBlocks'],
  examples: () => [
    {
      title: 'Slideshow with thumbnails',
      content: galleryBlock('x601', {
        design: 'slideshow',
        slides,
        settings: { thumbnails: true, aspectRatio: 56.25 },
      }),
    },
    {
      title: 'Slideshow with autoplay',
      note: 'A new slide every three seconds.',
      content: galleryBlock('x602', {
        design: 'slideshow',
        slides: slides.slice(0, 3),
        settings: { autoplay: true, 'autoplay-duration': 3, aspectRatio: 56.25 },
      }),
    },
    {
      title: 'Strip',
      content: galleryBlock('x603', {
        design: 'slider',
        slides,
        settings: { 'active-alignment': 'center' },
      }),
    },
    {
      title: 'Carousel',
      note: 'Three in a row, two on a phone. Swipe it, or use the arrows to move by a group.',
      content: galleryBlock('x606', {
        design: 'carousel',
        slides,
        settings: { slidesPerRow: 3, gutter: 12, aspectRatio: 75 },
      }),
    },
    {
      title: 'Grid with a lightbox',
      content: galleryBlock('x604', {
        design: 'grid',
        slides,
        settings: { lightbox: true, 'thumbnails-per-row': 3, 'aspect-ratio': 'square' },
      }),
    },
    { title: 'Stack', content: galleryBlock('x605', { design: 'stacked', slides: slides.slice(0, 2) }) },
    {
      title: 'Slideshow with a video',
      note: 'The first slide. The slideshow waits while the video plays.',
      content: galleryBlock('x608', {
        design: 'slideshow',
        slides: [firstBoat, ...otherSlides],
        settings: { autoplay: true, 'autoplay-duration': 3, aspectRatio: 56.25 },
      }),
    },
    {
      title: 'Strip with a video',
      note: 'The first slide. It plays only in the middle; elsewhere, a click moves it there.',
      content: galleryBlock('x609', { design: 'slider', slides: [firstBoat, ...otherSlides] }),
    },
    {
      title: 'Slideshow with its image in the URL',
      note: 'Its JSON has historyHash: true. The URL is replaced at each change, so Back leaves the page.',
      content: galleryBlock('x607', {
        design: 'slideshow',
        slides,
        settings: { historyHash: true, aspectRatio: 56.25 },
      }),
    },
  ],
}

/** The page of a slideshow’s transitions. */
export const galleryTransitions: BlockPage = {
  name: 'gallery-transitions',
  title: 'Transitions',
  summary: 'How the slideshow goes from one image to the next.',
  blocks: ['gallery'],
  tries: [
    'Drag an image with a finger or the mouse, release it, and catch it while it moves.',
    'Scroll the page by touch, starting on an image.',
    'Turn on reduced motion in your system: images change at once.',
    html`Open the page with <a href="?nomotion=true">?nomotion=true</a>: the same happens.`,
  ],
  examples: () =>
    transitions.map(([title, settings], index) => ({
      title,
      content: galleryBlock(`x7${index + 10}`, {
        design: 'slideshow',
        slides,
        settings: { aspectRatio: 56.25, ...settings },
      }),
    })),
}
