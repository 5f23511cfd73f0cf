import { type Html, html, type Piece } from '../html'
import { type GalleryOptions, type GallerySlide, galleryBlock } from '../markup/gallery'
import type { SitePage } from '../SitePage'
import type { Visit } from '../Visit'
import { workbenchPage } from './workbenchPage'

interface GalleryPage {
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly tries: readonly Piece[]
  readonly examples: readonly (Pick<GalleryOptions, 'design' | 'settings'> & {
    readonly title: string
    readonly controls?: Html
  })[]
}

const slides: readonly GallerySlide[] = [
  { scene: 'ferry-crossing', title: 'The Kittiwake' },
  { scene: 'lighthouse-night', title: 'The light' },
  { scene: 'seals-low-tide', title: 'The Sleepers', description: 'Twice as wide as it is tall.' },
  { scene: 'loaves', title: 'Five of forty' },
  { scene: 'tide-pools', title: 'Low water' },
  { scene: 'lamp-lens', title: 'The lens' },
  { scene: 'harbour', title: 'Arden', clickThroughUrl: '/events' },
  { scene: 'oilskins', title: 'The hall' },
  { scene: 'winter-storm', title: 'February' },
]

const narrow = 'Make the window 320 px wide.'
const untouched = 'Turn off JavaScript: every image is visible.'
const steps = 'Use the arrows on the screen, the arrow keys, swipes, and Shift with the mouse wheel.'

// One entry per design.
const definitions: readonly GalleryPage[] = [
  {
    name: 'slideshow',
    title: 'Slideshow',
    summary: 'One image at a time, on top of the others.',
    tries: [
      'Use the arrows on the screen, the arrow keys, and swipe.',
      'Press next again while a slide is moving: nothing happens.',
      'Rest the pointer on the one with autoplay: it pauses.',
      narrow,
      untouched,
    ],
    examples: [
      { title: 'With thumbnails', design: 'slideshow', settings: { aspectRatio: 56.25, thumbnails: true } },
      {
        title: 'With autoplay, to the last slide',
        design: 'slideshow',
        settings: { aspectRatio: 56.25, autoplay: true, 'autoplay-duration': 3, loop: false },
      },
      {
        title: 'With the page’s own controls',
        design: 'slideshow',
        settings: {
          aspectRatio: 56.25,
          elements: {
            previous: '#earlier',
            next: '#later',
            controls: '#images',
            currentIndex: '#image',
            totalSlides: '#of',
          },
        },
        controls: html`<p class="page-controls"><button id="earlier">Earlier</button> <button id="later">Later</button></p>
            <p class="page-controls" id="images">${slides.map((_, index) => html`<button>${index + 1}</button> `)}</p>
            <p>Image <b id="image"></b> of <b id="of"></b></p>`,
      },
    ],
  },
  {
    name: 'strip',
    title: 'Strip',
    summary: 'Images of equal height in a row, with the current one in the middle.',
    tries: [steps, 'Click an image beside the current one: it moves to the middle.', narrow, untouched],
    examples: [
      { title: 'Half as high as it is wide', design: 'slider' },
      { title: 'The current one at the start', design: 'slider', settings: { activeAlignment: 'left' } },
    ],
  },
  {
    name: 'carousel',
    title: 'Carousel',
    summary: 'A set number of images side by side, one group at a time.',
    tries: [steps, 'Go to the last image: the next arrow does nothing more.', narrow, untouched],
    examples: [
      { title: 'Three in a row, in one aspect ratio', design: 'carousel', settings: { aspectRatio: 100, gutter: 16 } },
      {
        title: 'Five in a row, in their own aspect ratios',
        design: 'carousel',
        settings: { slidesPerRow: 5, gutter: 8, 'square-thumbs': false },
      },
    ],
  },
  {
    name: 'stacked',
    title: 'Stack',
    summary: 'Images one below the other, as the server laid them out.',
    tries: [narrow, untouched],
    examples: [{ title: 'In their own aspect ratios', design: 'stacked' }],
  },
  {
    name: 'autocolumns',
    title: 'Autocolumns',
    summary: 'Columns of equal width: each image goes into the shortest one.',
    tries: ['Make the window wider and narrower: the columns come and go.', narrow, untouched],
    examples: [
      { title: 'At least 250 px wide', design: 'autocolumns', settings: { gutter: 16, 'square-thumbs': false } },
      {
        title: 'At most 250 px wide',
        design: 'autocolumns',
        settings: { gutter: 16, columnWidthBehavior: 'max', 'square-thumbs': false },
      },
    ],
  },
  {
    name: 'autogrid',
    title: 'Autogrid',
    summary: 'As many images in a row as fit.',
    tries: ['Make the window wider and narrower.', narrow, untouched],
    examples: [
      { title: 'In their own aspect ratios', design: 'autogrid', settings: { gutter: 16, 'square-thumbs': false } },
      { title: 'In one aspect ratio', design: 'autogrid', settings: { gutter: 16, columnWidth: 180, aspectRatio: 75 } },
    ],
  },
  {
    name: 'autorows',
    title: 'Autorows',
    summary: 'Rows of about equal height, with every image whole.',
    tries: ['Make the window wider and narrower: every row but the last is full.', narrow, untouched],
    examples: [
      { title: 'About 250 px high', design: 'autorows' },
      { title: 'About 140 px high, close together', design: 'autorows', settings: { rowHeight: 140, gutter: 4 } },
    ],
  },
  {
    name: 'grid',
    title: 'Grid',
    summary: 'A set number of images in each row.',
    tries: [narrow, untouched],
    examples: [
      { title: 'Squares', design: 'grid' },
      {
        title: 'Four in a row, in their own aspect ratios',
        design: 'grid',
        settings: { 'thumbnails-per-row': 4, 'aspect-ratio': 'auto', 'square-thumbs': false },
      },
    ],
  },
  {
    name: 'list',
    title: 'List',
    summary: 'An image beside its text.',
    tries: [narrow, untouched],
    examples: [
      { title: 'A third of the width', design: 'list', settings: { listImageSize: 33 } },
      {
        title: 'Half of the width, in one aspect ratio',
        design: 'list',
        settings: { listImageSize: 50, aspectRatio: 60 },
      },
    ],
  },
]

/** A page for each design of the gallery, with things to try. */
export const galleryPages: readonly SitePage[] = definitions.map(({ name, title, summary, tries, examples }, index) =>
  workbenchPage({
    path: `/galleries/${name}`,
    title: `Gallery: ${title}`,
    summary,
    blocks: ['gallery'],
    collectionId: `5f0c0000000000000000c0${(0x60 + index).toString(16)}`,
    tries,
    more: allDesigns,
    examples: () =>
      examples.map(({ title: heading, controls, ...options }, place) => ({
        title: heading,
        content: html`${galleryBlock(`g${name}${place}`, { slides, ...options })}${controls}`,
      })),
  }),
)

function allDesigns(visit: Visit): Html {
  return html`<h3>All designs</h3>
            <ul>${definitions.map(({ name, title }) => html`<li><a href="${visit.href(`/galleries/${name}`)}"${visit.path === `/galleries/${name}` && html` aria-current="page"`}>${title}</a></li>`)}</ul>
            <p><a href="${visit.href('/blocks/gallery')}">The gallery</a></p>`
}
