import { html } from '../../html'
import { galleryBlock } from '../../markup/gallery'
import type { BlockPage } from './BlockPage'
import { slides } from './slides'

const transitions: readonly (readonly [title: string, settings: { readonly [key: string]: unknown }])[] = [
  ['Ken-burns', { transition: 'ken-burns', autoplay: true }],
  ['Scroll', { transition: 'scroll' }],
  ['Swipe', { transition: 'swipe' }],
  ['New-swipe', { transition: 'new-swipe' }],
  [
    'New-swipe that ends at a wall and at a spring',
    { transition: 'new-swipe', loop: false, boundaries: 'hard, inertial' },
  ],
  ['New-swipe that nothing ends', { transition: 'new-swipe', loop: false, boundaries: 'none' }],
  ['New-swipe with snap points at the halves', { transition: 'new-swipe', snapPoints: '50%' }],
  ['New-swipe without snap points', { transition: 'new-swipe', snapPoints: 'none' }],
]

/** The page of galleries, one of each kind. */
export const gallery: BlockPage = {
  name: 'gallery',
  title: 'Gallery',
  summary: 'Slideshow, strip, grid and stack, over images of every shape.',
  blocks: ['gallery'],
  tries: [
    'Use the arrows on the screen, the arrow keys, and a finger.',
    'Press next again while a slide is moving: it is refused.',
    html`Open the page with <a href="?nomotion=true">?nomotion=true</a>: the second slideshow stands still.`,
    'Rest the pointer on the second slideshow: it waits.',
    'Click an image of the grid: it opens above the page.',
    'Turn scripts off: every image is there, in a row you can push.',
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
      title: 'Slideshow that runs by itself',
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
      note: 'Three in a row, two on a phone; swipe it, or go by groups.',
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
  ],
}

/** The page of a slideshow’s transitions. */
export const galleryTransitions: BlockPage = {
  name: 'gallery-transitions',
  title: 'Transitions',
  summary: 'How the slideshow goes from one image to the next.',
  blocks: ['gallery'],
  tries: [
    'Push an image with a finger or the mouse, let it go, and catch it on its way.',
    'Scroll the page with a finger that begins on an image.',
    'Ask your system for less motion: images change at once.',
    html`The same with <a href="?nomotion=true">?nomotion=true</a>.`,
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
