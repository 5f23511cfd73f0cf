import { bannerSlideshow, type ListItem, listCarousel } from '../../markup/listSection'
import type { BlockPage } from './BlockPage'

const walks: readonly ListItem[] = [
  {
    scene: 'ferry-crossing',
    title: 'Across the sound',
    text: 'Twenty minutes on the Kittiwake, if the sea agrees.',
    link: { href: '/events/seal-count', text: 'Plan the crossing' },
  },
  { scene: 'lighthouse-night', title: 'Up to the light', text: 'A hundred and twelve steps, and a railing.' },
  { scene: 'seals-low-tide', title: 'Round the skerries', text: 'At low water, and not a minute later.' },
  { scene: 'tide-pools', title: 'Among the pools', text: 'Slow, wet, and best with children.' },
  {
    scene: 'loaves',
    title: 'Back for bread',
    text: 'The oven is opened at four.',
    link: { href: '/bakehouse', text: 'The bakehouse' },
  },
]

const voices: readonly ListItem[] = [
  { title: '“We came for an hour and stayed for the tide.”', text: 'Una, from the mainland' },
  {
    title: '“The best bread north of anywhere.”',
    text: 'A sailor',
    link: { href: '/bakehouse', text: 'The bakehouse' },
  },
  { title: '“I counted nineteen seals, and then one looked back.”', text: 'Callum, eight' },
]

/** The page of list sections. */
export const listSection: BlockPage = {
  name: 'list-section',
  title: 'List section',
  summary: 'Carousels and banner slideshows of newer templates, on pages without the template’s script for them.',
  blocks: ['list-section'],
  tries: [
    'Use the arrows, swipe, tab through the links, and use the arrow keys once a carousel has the focus.',
    'Continue after the last item: an infinite list starts again, and the second carousel has no arrow there.',
    'Make the window narrower: there are fewer columns, and arrows below the carousel.',
    'Print the page: all items are printed.',
    'Turn off JavaScript: nothing is shown, as on hosted pages. That is what this block is for.',
  ],
  scenarios: ['slowScripts', 'missingBlocks'],
  examples: () => [
    { title: 'Carousel', content: listCarousel({ id: 'Walks', items: walks }) },
    {
      title: 'Carousel with an end',
      note: 'Part of the next item is visible at the side.',
      content: listCarousel({
        id: 'More walks',
        items: walks,
        columns: 2,
        isInfinite: false,
        showsAdjacent: true,
      }),
    },
    { title: 'Banner slideshow', content: bannerSlideshow({ id: 'Voices', items: voices }) },
  ],
}
