import type { Budget } from './judge'

// Change a budget only with a reason, which the commit states: `npm test` checks sizes, so that every addition is
// justified. CONTRIBUTING.md, Decisions 7 and 8, explain what each consists of. Each has some 50 bytes to spare,
// because the digests of chunks and the short names, which change with every build, compress differently.

/**
 * The entry with a registry of `blocks` blocks; a row costs 0.06. A bare loader is 0.9, is-land 1.8, Stimulus 9.7. The
 * rest cannot wait for a chunk. Early styles and reserved space are about 3.5: galleries, images, summaries, scaled
 * text, announcements. First clicks, keys and submissions are kept until their code has loaded, and forms keep what was
 * typed if it does not load. Selectors are indexed, which costs 0.1 and matches a page about three times as fast.
 */
export const entryBudget = (blocks: number): Budget => ({ by: 'brotli', kB: (1154 + 6 * blocks) / 100 })

/** The same as a classic script, without exports. */
export const loaderBudget = (blocks: number): Budget => ({ by: 'brotli', kB: (1134 + 6 * blocks) / 100 })

/**
 * Entry, React and the first simple island, all transfers. React alone is 59.6. Of the rest, half is the entry; the
 * other half is the wiring, which connects blocks, events and telemetry, and the shared code that mounts blocks, undoes
 * them and copes with copies, retries and other scripts.
 */
export const firstIslandBudget: Budget = { by: 'brotli', kB: 86.5 }

/**
 * A page with one contact form: all transfers before its first mount. React loads when somebody starts to use the form,
 * and with it what validates, sends and keeps a draft.
 */
export const contactFormBudget: Budget = { by: 'brotli', kB: 40.8 }

/**
 * A page whose blocks render nothing, including code that loads when idle: page tasks with the list of page blocks,
 * telemetry, the visit, printing, and what other blocks of a site share.
 */
export const lightPageBudget: Budget = { by: 'brotli', kB: 59.15 }

/**
 * A page that draws nothing but the number of things in the cart, as any page of a site with a shop may: as above, and
 * the cart with its queue, journal and requests (ky).
 */
export const shopPageBudget: Budget = { by: 'brotli', kB: 67.3 }

/** The gallery; the next is 7.4. About 1.6 of it is for galleries that a template has drawn. */
export const largestBlockBudget: Budget = { by: 'brotli', kB: 14.5 }
/** Blocks that libraries make larger. Only pages that have them load them. */
export const blockBudgets: { readonly [name: string]: Budget } = {
  chart: { by: 'brotli', kB: 18.85 }, // visx is 14 of it, the limit of its cells 0.05
}
export const medianBlockBudget: Budget = { by: 'brotli', kB: 3 }

/**
 * Everything in one file, which cannot load later what few pages need: React is 60 of it, Leaflet 38, framer-motion 32,
 * visx 14. DOMPurify, libphonenumber-js and web-vitals are in it too.
 */
export const umdBudget: Budget = { by: 'brotli', kB: 368 }

/** Blocks whose first mount must not wait for ky, because they show nothing that they request. */
export const lightBlocks = ['accordion', 'gallery', 'donation-button']

/** Chunks for pages whose blocks render nothing. They must not load React. */
export const chunksWithoutReact = ['wiring', 'deferred', 'newsletter']

/** Sources that belong together, regardless of their chunks. */
export interface SourceGroup {
  readonly name: string
  /** The entry modules. */
  readonly entries: readonly string[]
  /** Files, or path prefixes from the root, of the modules that count. By default all modules and packages count. */
  readonly own?: readonly string[]
  readonly budget: Budget
}

/** Budgets of whole areas. Shared code counts in the area that it is named after. */
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
    ],
    // ky alone is 5.6, pixel events 0.7, what keeps the page behind a dialog still 0.7
    budget: { by: 'gzip', kB: 24.65 },
  },
  {
    name: 'gallery: engine and all designs',
    entries: ['engine/engine', 'read/galleryData', 'designs/designs', 'designs/rows', 'transitions/transitions'].map(
      (part) => `blocks/gallery/${part}.ts`,
    ),
    own: ['blocks/gallery/', 'src/model/gallery/galleryIndex.ts'],
    budget: { by: 'gzip', kB: 13.65 },
  },
  {
    name: 'gallery with controls, thumbnails, links',
    entries: ['blocks/gallery/block.ts'],
    own: ['blocks/gallery/', 'src/model/gallery/galleryIndex.ts'],
    // 0.8 for controls of the page, which load where there are any, 0.6 for sections, 0.4 for slides that are added
    budget: { by: 'gzip', kB: 20.35 },
  },
  {
    name: 'form, newsletter, counter',
    entries: ['blocks/form/block.ts', 'blocks/newsletter/block.ts', 'blocks/textarea-counter/block.ts'],
    own: [
      'blocks/form/',
      'src/captcha/',
      'blocks/newsletter/',
      'blocks/textarea-counter/',
      'src/model/form',
      'src/model/form/email.ts',
    ],
    // 4.1 before somebody starts to use a form. The view, rules, sending, drafts, captcha and drawing load later. Copies
    // of forms in use are 1 of it, menus and marks that the platform's script would draw 0.5.
    budget: { by: 'gzip', kB: 28.8 },
  },
  {
    name: 'dialogs and tooltips, without tokens',
    entries: ['src/ui/dialogs.ts', 'src/ui/tooltip.ts'],
    own: ['src/ui/dialog', 'src/ui/Dialog', 'src/ui/InformationDialog', 'src/ui/drawDialogs', 'src/ui/tooltip'],
    budget: { by: 'gzip', kB: 4.2 },
  },
  {
    name: 'accordion and menu',
    entries: ['blocks/accordion/block.ts', 'blocks/menu/block.ts'],
    own: ['blocks/accordion/', 'blocks/menu/'],
    // 0.4 so that closed panels of menus are found by search and printed
    budget: { by: 'gzip', kB: 3.7 },
  },
  {
    name: 'image, video and audio',
    entries: ['blocks/image/block.ts', 'blocks/video/block.ts', 'blocks/audio/block.ts', 'src/media/lazyImages.ts'],
    own: ['blocks/image/', 'blocks/video/', 'blocks/audio/', 'src/media/'],
    budget: { by: 'gzip', kB: 10.65 },
  },
  {
    name: 'lightbox with zoom',
    entries: ['src/ui/lightbox/drawLightbox.ts'],
    own: ['src/ui/lightbox/'],
    // It loads on intent to open it. Magnified pages, turned phones and a srcset are 0.65. As five long functions, it
    // would be 0.2 smaller.
    budget: { by: 'gzip', kB: 9.45 },
  },
  {
    name: 'what opens the lightbox', // and loads with pages that can open it
    entries: ['src/ui/lightbox.ts', 'src/ui/lightboxOpener.ts', 'blocks/image-lightbox/block.ts'],
    own: [
      'src/ui/lightbox.ts',
      'src/ui/lightboxOptions.ts',
      'src/ui/lightboxOpener.ts',
      'src/ui/lightboxAddress.ts',
      'blocks/image-lightbox/',
    ],
    budget: { by: 'gzip', kB: 2.55 },
  },
  {
    name: 'marquee',
    entries: ['blocks/marquee/block.ts'],
    own: ['blocks/marquee/'],
    // 0.6 for the pause button and its words
    budget: { by: 'gzip', kB: 3.1 },
  },
  {
    name: 'map: card, tiles, maps service', // without Leaflet; a page with a map loads the card, 5.5
    entries: ['blocks/map/block.ts'],
    own: ['blocks/map/'],
    budget: { by: 'gzip', kB: 9.4 },
  },
  {
    name: 'consent',
    entries: ['blocks/cookie-banner/block.ts'],
    own: ['blocks/cookie-banner/'],
    budget: { by: 'gzip', kB: 4 },
  },
]
