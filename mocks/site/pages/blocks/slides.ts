import type { GallerySlide } from '../../markup/gallery'

/** Slides of every aspect ratio, with captions of every length; one is a link. */
export const slides: readonly [GallerySlide, ...GallerySlide[]] = [
  { scene: 'ferry-crossing', title: 'The Kittiwake', description: 'A full boat and a following sea.' },
  { scene: 'lighthouse-night', title: 'The light', description: 'Taller than it is wide; look how it is cropped.' },
  {
    scene: 'seals-low-tide',
    title: 'The Sleepers',
    description: 'Twice as wide as it is tall.',
    clickThroughUrl: '/events/seal-count',
  },
  { scene: 'loaves', title: 'Five of forty' },
  { scene: 'tide-pools', title: 'Low water' },
]
