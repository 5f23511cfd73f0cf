import { html } from '../html'
import { galleryBlock } from '../markup/gallery'
import { imageUrl } from '../markup/responsiveImage'
import { nativeVideoBlock } from '../markup/video'
import type { SitePage } from '../SitePage'
import { pageHead, section } from './parts'

const closeUps = [
  { scene: 'loaves', title: 'Five of forty' },
  { scene: 'tide-pools', title: 'Low water, west side' },
  { scene: 'lamp-lens', title: 'The lens, from below' },
  { scene: 'oilskins', title: 'The hall' },
  { scene: 'tea-at-the-window', title: 'Table two' },
  { scene: 'cinnamon-knots', title: 'Ten o’clock' },
]

/** Images in a slideshow, and in a grid whose images have their own URLs. */
export const photographs: SitePage = {
  path: '/photographs',
  title: 'Photographs',
  summary: 'Images of the light, the boat, the bread and the weather.',
  blocks: ['gallery', 'video'],
  collectionId: '5f0c0000000000000000c013',
  look: 'wide',
  slideUrls: closeUps.map(({ scene }) => scene),
  body: () => html`${pageHead('What the camera was there for', 'Strictly speaking these are drawings. The camera went overboard in 2014, and Tobias found that a pencil floats.', 'Photographs')}
      ${section(
        'slideshow',
        html`<h2 class="visually-hidden">The year in seven images</h2>
        ${galleryBlock('p001', {
          design: 'slideshow',
          settings: { thumbnails: true, aspectRatio: 56.25 },
          slides: [
            {
              scene: 'lighthouse-dawn',
              title: 'January, ten to nine',
              description: 'The sun turns up at last, and stays five hours.',
            },
            {
              scene: 'winter-storm',
              title: 'February',
              description: 'Lamp lit at noon. Nobody complained of the cost.',
            },
            { scene: 'ferry-crossing', title: 'April', description: 'First crossing of the season, twelve aboard.' },
            { scene: 'seals-low-tide', title: 'June', description: 'Residents.' },
            {
              scene: 'harbour',
              title: 'August',
              description: 'Arden, waiting for the last boat.',
              clickThroughUrl: '/events',
            },
            { scene: 'lighthouse-night', title: 'October', description: 'Eleven hours, every night.' },
            {
              scene: 'bakehouse-morning',
              title: 'December',
              description: 'The only chimney for nine miles.',
              clickThroughUrl: '/bakehouse',
            },
          ],
        })}`,
      )}
      ${section(
        'grid',
        html`<div class="section-head"><h2>Close to</h2><p>Things found within two hundred steps of the door.</p></div>
        <div data-collection-full-url="/photographs">${galleryBlock('p002', {
          design: 'grid',
          settings: { lightbox: true, 'thumbnails-per-row': 3, 'aspect-ratio': 'square' },
          slides: closeUps,
        })}</div>`,
      )}
      ${section(
        'film',
        html`<div class="section-head"><h2>The one that moves</h2><p>Half a turn of the lamp, in six seconds. A whole one takes twelve.</p></div>
        ${nativeVideoBlock('p003', { file: '/media/the-light.webm', title: 'The light turning', poster: imageUrl('lighthouse-dawn', '1500w') })}`,
      )}`,
}
