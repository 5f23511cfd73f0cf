import { html } from '../../html'
import { spacerBlock, textBlock } from '../../markup/block'
import { galleryBlock } from '../../markup/gallery'
import { lightboxLinks, openingImageBlock } from '../../markup/lightbox'
import { animatedExamples, imageExamples } from '../imageExamples'
import type { BlockPage } from './BlockPage'
import { slides } from './slides'

/** The page of image blocks. */
export const image: BlockPage = {
  name: 'image',
  title: 'Image',
  summary: 'Variants, masks, stretch, focal points, and images that fail to load.',
  blocks: ['image'],
  scenarios: ['slowImages', 'missingImages', 'imagesHang', 'hostileImages'],
  tries: [
    'Watch the network panel while you make the window wider: a larger image is requested only when it is needed.',
    'Make the window narrow: below 415 px, card, overlap and collage are stacked.',
    'Scroll down slowly: images are requested 200 px before they are visible.',
    'Make the window wider and narrower: fitted images stay whole, and keep to their side.',
    'Choose missingImages: every image keeps its space and shows its alt text.',
    'Turn off JavaScript: every image is there.',
  ],
  examples: imageExamples,
}

/** The page of animated blocks. */
export const animated: BlockPage = {
  name: 'animated',
  title: 'Animated blocks',
  summary: 'Blocks that appear when they are scrolled into view.',
  blocks: ['animated', 'image'],
  tries: [
    'Scroll down: each block appears once half of it is visible. Scroll back: it stays.',
    'Jump to the end of the page and read upwards.',
    'Turn on reduced motion in your system: everything is visible at once.',
    'Print the page: nothing is missing.',
    'Turn off JavaScript: everything is visible.',
  ],
  examples: animatedExamples,
}

/** The page of images that open in a lightbox. */
export const imageLightbox: BlockPage = {
  name: 'image-lightbox',
  title: 'Lightbox',
  summary: 'Images that open on top of the page, alone or as a group.',
  blocks: ['image-lightbox', 'image', 'gallery'],
  tries: [
    'Click an image, then move on with the arrows, the arrow keys, a swipe, or a click at the very edge of the window.',
    'Zoom in with the magnifier, a pinch, a double tap, Ctrl and the mouse wheel, or the plus key. Then drag the image around.',
    'Close it with Escape, a click beside the image, a swipe down, or your browser’s Back button; Forward opens it again.',
    'Watch the URL while you move from image to image in the gallery, and reload. On the Photographs page each close-up has its own path.',
    'Make the window 432 px wide: the arrows disappear, the caption opens on request, and Tab still reaches the arrows.',
    'Turn on reduced motion in your system: images open without animation.',
    'Turn off JavaScript: links lead to their image.',
  ],
  examples: () => [
    {
      title: 'An image block',
      content: openingImageBlock('x801', {
        scene: 'lighthouse-dawn',
        title: 'January, ten to nine',
        description: 'The sun turns up at last, and stays <em>five hours</em>.',
      }),
    },
    {
      title: 'Links that open together',
      note: 'On a light background.',
      content: lightboxLinks('harbour', [
        { scene: 'harbour', title: 'August', description: 'Arden, waiting for the last boat.', theme: 'light' },
        { scene: 'ferry-crossing', title: 'The Kittiwake', theme: 'light' },
        { scene: 'seals-low-tide', theme: 'light' },
      ]),
    },
    {
      title: 'Links whose images fade',
      note: 'They have data-lightbox-transition="fade". Swiping still works.',
      content: lightboxLinks('nights', [
        { scene: 'lighthouse-night', title: 'October', transition: 'fade' },
        { scene: 'winter-storm', title: 'February', transition: 'fade' },
      ]),
    },
    {
      title: 'A link that opens no lightbox',
      note: 'Its data-lightbox is empty.',
      content: lightboxLinks('', [{ scene: 'loaves' }]),
    },
    {
      title: 'A gallery',
      content: galleryBlock('x804', {
        design: 'grid',
        slides,
        settings: { lightbox: true, 'thumbnails-per-row': 3, 'aspect-ratio': 'square' },
      }),
    },
    {
      title: 'A slideshow with autoplay',
      note: 'It pauses while an image is open, and shows the image that the lightbox shows. Its JSON has lightboxTransition: "fade".',
      content: galleryBlock('x805', {
        design: 'slideshow',
        slides,
        settings: {
          lightbox: true,
          lightboxTransition: 'fade',
          autoplay: true,
          'autoplay-duration': 3,
          aspectRatio: 56.25,
        },
      }),
    },
  ],
}

/** The page of spacers. */
export const spacer: BlockPage = {
  name: 'spacer',
  title: 'Spacer',
  summary: 'Empty space whose height grows with its width.',
  blocks: ['spacer'],
  tries: [
    'Make the window wider: the space between the paragraphs grows.',
    'Reload: the second paragraph is in place from the start.',
    'Turn off JavaScript: one line of space is left.',
  ],
  examples: () => [
    {
      title: 'A fifth of its width',
      content: html`${textBlock('x901', html`<p>Low water is at ten past six.</p>`)}${spacerBlock('x902', 20)}${textBlock('x903', html`<p>The sandbank can be seen until eight.</p>`)}`,
    },
    {
      title: 'Without a ratio',
      note: 'Its height comes from the template.',
      content: html`${textBlock('x904', html`<p>Mind the steps.</p>`)}${spacerBlock('x905')}${textBlock('x906', html`<p>They are wet.</p>`)}`,
    },
  ],
}

/** The page of prices. */
export const money: BlockPage = {
  name: 'money',
  title: 'Money',
  summary: 'Prices that the server sent as plain numbers, shown with their currency.',
  blocks: ['money'],
  tries: [
    'Turn off JavaScript: the numbers have no currency.',
    'Look at the last price: it has a currency already, and stays as served.',
  ],
  examples: () => [
    {
      title: 'In the store’s currency',
      content: textBlock('x911', html`<p>A ticket for the ferry: <span class="sqs-money-native">1,234.50</span></p>`),
    },
    {
      title: 'In their own currency',
      content: textBlock(
        'x912',
        html`<p>At the other end: <span data-currency-code="EUR">980.00</span>, or <span data-currency-code="JPY">160000.00</span></p>`,
      ),
    },
    {
      title: 'Free',
      note: 'Zero, with a word for it.',
      content: textBlock(
        'x914',
        html`<p>To look at the sea: <span class="sqs-money-native" data-zero-as-free="true" data-free-label="Free">0.00</span></p>`,
      ),
    },
    {
      title: 'Already with a currency',
      note: 'Stays as it is.',
      content: textBlock('x913', html`<p>For the dog: <span class="sqs-money-native">$12.00</span></p>`),
    },
  ],
}
