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
  summary: 'Variants, masks, stretch, focal points, and images that do not come.',
  blocks: ['image'],
  scenarios: ['slowImages', 'missingImages', 'imagesHang', 'hostileImages'],
  tries: [
    'Watch the network while you make the window wider: a larger image is asked for only when it is needed.',
    'Make the window narrow: card, overlap and collage stand one above the other under 415 px.',
    'Scroll down slowly: images are asked for 200 px before they are seen.',
    'Choose missingImages: every image keeps its room and says what it should have been.',
    'Turn scripts off: every image is there.',
  ],
  examples: imageExamples,
}

/** The page of animated blocks. */
export const animated: BlockPage = {
  name: 'animated',
  title: 'Animated blocks',
  summary: 'Blocks that come in when they are scrolled to.',
  blocks: ['animated', 'image'],
  tries: [
    'Scroll down: each comes in once half of it is seen. Scroll back: it stays.',
    'Jump to the end of the page and read upwards.',
    'Ask your system for less motion: everything is there at once.',
    'Print the page: nothing is missing.',
    'Turn scripts off: everything is there.',
  ],
  examples: animatedExamples,
}

/** The page of images that open in a lightbox. */
export const imageLightbox: BlockPage = {
  name: 'image-lightbox',
  title: 'Lightbox',
  summary: 'Images that open above the page, alone or together.',
  blocks: ['image-lightbox', 'image', 'gallery'],
  tries: [
    'Click an image; go on with the arrows, the arrow keys, a finger, or a click at the very edge of the window.',
    'Look closer: two fingers, two taps, Ctrl and the wheel, or the plus key. Push the image about.',
    'Close it with Escape, a click beside the image, a finger that pulls it down, or your browser’s Back; Forward opens it again.',
    'Look at the address while you go from image to image of the gallery, and reload. On the page Photographs each close-up has a path of its own.',
    'Narrow the window to 432 pixels: the arrows go, the caption comes on request, and Tab still finds the arrows.',
    'Ask your system for less motion. Turn scripts off: links lead to their image.',
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
      note: 'On a light ground.',
      content: lightboxLinks('harbour', [
        { scene: 'harbour', title: 'August', description: 'Arden, waiting for the last boat.', theme: 'light' },
        { scene: 'ferry-crossing', title: 'The Kittiwake', theme: 'light' },
        { scene: 'seals-low-tide', theme: 'light' },
      ]),
    },
    {
      title: 'Links whose images fade',
      note: 'They carry data-lightbox-transition="fade". A finger swipes all the same.',
      content: lightboxLinks('nights', [
        { scene: 'lighthouse-night', title: 'October', transition: 'fade' },
        { scene: 'winter-storm', title: 'February', transition: 'fade' },
      ]),
    },
    {
      title: 'A link that only looks like one',
      note: 'Its data-lightbox is empty, which means no.',
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
      title: 'A slideshow that plays by itself',
      note: 'It stands still while an image is open, and goes along with it. Its JSON says lightboxTransition: "fade".',
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
  summary: 'Empty room that grows with its width.',
  blocks: ['spacer'],
  tries: [
    'Make the window wider: the room between the paragraphs grows with it.',
    'Reload: the second paragraph is in its place from the start.',
    'Turn scripts off: a line of room is left.',
  ],
  examples: () => [
    {
      title: 'A fifth of its width',
      content: html`${textBlock('x901', html`<p>Low water is at ten past six.</p>`)}${spacerBlock('x902', 20)}${textBlock('x903', html`<p>The sandbank can be seen until eight.</p>`)}`,
    },
    {
      title: 'Without a ratio',
      note: 'As high as the template makes it.',
      content: html`${textBlock('x904', html`<p>Mind the steps.</p>`)}${spacerBlock('x905')}${textBlock('x906', html`<p>They are wet.</p>`)}`,
    },
  ],
}

/** The page of prices. */
export const money: BlockPage = {
  name: 'money',
  title: 'Money',
  summary: 'Prices that the server sent as numbers, with their currency.',
  blocks: ['money'],
  tries: [
    'Turn scripts off: the numbers are left, without a currency.',
    'Look at the last price: it has a currency already, and stays as served.',
  ],
  examples: () => [
    {
      title: 'In the currency of the store',
      content: textBlock('x911', html`<p>A ticket for the ferry: <span class="sqs-money-native">1,234.50</span></p>`),
    },
    {
      title: 'In a currency of their own',
      content: textBlock(
        'x912',
        html`<p>At the other end: <span data-currency-code="EUR">980.00</span>, or <span data-currency-code="JPY">160000.00</span></p>`,
      ),
    },
    {
      title: 'Already with a currency',
      note: 'Stays as it is.',
      content: textBlock('x913', html`<p>For the dog: <span class="sqs-money-native">$12.00</span></p>`),
    },
  ],
}
