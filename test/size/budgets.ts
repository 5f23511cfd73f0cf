import type { Budget } from './judge'

/**
 * The entry with a registry of so many blocks; a bare loader is 0.9, is-land 1.8, Stimulus 9.7. A row and the file behind it
 * cost 0.15 at most: a digest is 33 bytes that nothing compresses (CONTRIBUTING.md, Decisions).
 */
export const entryBudget = (blocks: number): Budget => ({ by: 'brotli', kB: (440 + 15 * blocks) / 100 })

/** Entry, React and the first simple island, all transfers; React alone is 59.8, so that 12 are ours. */
export const firstIslandBudget: Budget = { by: 'brotli', kB: 72 }

export const largestBlockBudget: Budget = { by: 'brotli', kB: 10 }
export const medianBlockBudget: Budget = { by: 'brotli', kB: 3 }

/** Everything in one file. */
export const umdBudget: Budget = { by: 'brotli', kB: 130 }

/** Blocks whose first mount must not wait for ky. */
export const lightBlocks = ['accordion', 'gallery', 'donation-button']

/** Chunks that come to pages on which nothing is drawn: React must not come with them. */
export const chunksWithoutReact = ['wiring', 'afterwards', 'newsletter']

/** Sources that belong together, whatever chunks they end up in. */
export interface SourceGroup {
  readonly name: string
  /** Where the group begins; what does not exist yet is left out. */
  readonly entries: readonly string[]
  /** Which modules count: those whose path from the root begins so, or that file. Everything, packages too, where it is missing. */
  readonly own?: readonly string[]
  readonly budget: Budget
}

/** Budgets of whole areas. What several areas share counts in the area that it is named after. */
export const sourceGroups: readonly SourceGroup[] = [
  {
    name: 'data, overlay, logger, reporter, with ky',
    entries: [
      'src/data/request.ts',
      'src/data/forms.ts',
      'src/data/session.ts',
      'src/ui/systemErrorOverlay.ts',
      'src/telemetry/index.ts',
      'src/telemetry/trace.ts',
      'src/telemetry/census.ts',
      'src/telemetry/trackedEvent.ts',
      'src/telemetry/experiments.ts',
    ],
    budget: { by: 'gzip', kB: 18 },
  },
  {
    name: 'gallery: engine and all designs',
    entries: ['engine', 'galleryData', 'designs', 'rows', 'transitions'].map((part) => `blocks/gallery/${part}.ts`),
    own: ['blocks/gallery/', 'src/model/galleryIndex.ts'],
    budget: { by: 'gzip', kB: 10.5 },
  },
  {
    name: 'gallery with controls, thumbnails, links',
    entries: ['blocks/gallery/block.ts'],
    own: ['blocks/gallery/', 'src/model/galleryIndex.ts'],
    budget: { by: 'gzip', kB: 14.5 }, // CONTRIBUTING.md, Decisions
  },
  {
    name: 'form, newsletter, counter',
    entries: ['blocks/form/block.ts', 'blocks/newsletter/block.ts', 'blocks/textarea-counter/block.ts'],
    own: ['blocks/form/', 'blocks/newsletter/', 'blocks/textarea-counter/', 'src/model/form', 'src/model/email.ts'],
    budget: { by: 'gzip', kB: 6 },
  },
  {
    name: 'dialogs and tooltips, without tokens',
    entries: ['src/ui/dialogs.ts', 'src/ui/tooltip.ts'],
    own: ['src/ui/dialog', 'src/ui/Dialog', 'src/ui/InformationDialog', 'src/ui/drawDialogs', 'src/ui/tooltip'],
    budget: { by: 'gzip', kB: 3 },
  },
  {
    name: 'accordion and menu',
    entries: ['blocks/accordion/block.ts', 'blocks/menu/block.ts'],
    own: ['blocks/accordion/', 'blocks/menu/'],
    budget: { by: 'gzip', kB: 3 },
  },
  {
    name: 'image, video and audio',
    entries: ['blocks/image/block.ts', 'blocks/video/block.ts', 'blocks/audio/block.ts', 'src/media/lazyImages.ts'],
    own: ['blocks/image/', 'blocks/video/', 'blocks/audio/', 'src/media/'],
    budget: { by: 'gzip', kB: 7 },
  },
  {
    name: 'lightbox with zoom',
    entries: ['src/ui/lightbox/drawLightbox.ts'],
    own: ['src/ui/lightbox/'],
    budget: { by: 'gzip', kB: 8 },
  },
  {
    name: 'what opens the lightbox', // and travels with pages on which it can be opened
    entries: ['src/ui/lightbox.ts', 'src/ui/lightboxOpener.ts', 'blocks/image-lightbox/block.ts'],
    own: ['src/ui/lightbox.ts', 'src/ui/lightboxOpener.ts', 'src/ui/lightboxAddress.ts', 'blocks/image-lightbox/'],
    budget: { by: 'gzip', kB: 2.5 },
  },
  {
    name: 'marquee',
    entries: ['blocks/marquee/block.ts'],
    own: ['blocks/marquee/'],
    budget: { by: 'gzip', kB: 2 },
  },
  { name: 'map shell', entries: ['blocks/map/block.ts'], own: ['blocks/map/'], budget: { by: 'gzip', kB: 3 } },
  {
    name: 'consent',
    entries: ['blocks/cookie-banner/block.ts'],
    own: ['blocks/cookie-banner/'],
    budget: { by: 'gzip', kB: 4 },
  },
]
