import type { Budget } from './judge'

// Change a budget only with a reason: CONTRIBUTING.md, Decisions 7 and 8, explain what each consists of. `npm test`
// checks sizes, so that every addition to a page is justified. Each has some 50 bytes to spare, because the digests of
// chunks and the short names, which change with every build, compress differently.

/**
 * The entry with a registry of `blocks` blocks. A bare loader is 0.9, is-land 1.8, Stimulus 9.7. A row costs 0.06. The
 * rest is needed before the first paint: early styles and reserved space for galleries and images are 2.3 of it, the
 * shape of a summary's images 0.1, the row and the arrows of its carousel 0.06, the width of text without an image
 * 0.03, what a template's script does with its space 0.1, clicks on Add to Cart that outlive the page 0.16, a start
 * that does not lengthen the page's own task 0.03, the padding below a header 0.1, the tag's attributes for a start by
 * hand and the check of a selector 0.03, the tag of a module that a CDN redirects 0.02, the digest of the page's own
 * controls of a gallery 0.01, the height of a section's slideshow 0.03, the height of scaled text 0.13, that of an
 * announcement 0.45, one layout instead of two for all that 0.06, selectors with nested parentheses and hosts' blocks
 * that are named like our files 0.1, forms that keep their words if the wiring fails to load, and the reason that calls
 * give then, 0.11, forms whose button a script has replaced by then 0.03, the sizes in the attributes of a gallery's
 * images 0.02, those whose options are written with spaces 0.05, definitions that lack something 0.04, early looks that
 * cost no layout of the whole page 0.08, blocks and listeners that throw, and limits of numbers, 0.04, what
 * the served document contains, and announcements that stay closed without consent, 0.05, events that listeners hear
 * late 0.06, and room
 * for the digests and short names of the next build 0.05: they differ by 0.01 to 0.02. Selectors without lists cost 0.1
 * of it, and make the styles of a page match about three times as fast.
 */
export const entryBudget = (blocks: number): Budget => ({ by: 'brotli', kB: (1117 + 6 * blocks) / 100 })

/**
 * The same as a classic script, without exports. 0.08 is for digests, which compress differently in each build, 0.01
 * for an announcement above a tall page, 0.03 for forms whose button a script has replaced, 0.06, 0.08, 0.05, 0.12 and
 * 0.02 as for the entry.
 */
export const loaderBudget = (blocks: number): Budget => ({ by: 'brotli', kB: (1102 + 6 * blocks) / 100 })

/**
 * Entry, React and the first simple island, all transfers. React alone is 59.6, so 25 are ours; 0.02 of it is for
 * blocks that are printed before anybody has scrolled to them, 0.03 for the height of a section's slideshow, 0.15 for
 * that of scaled text and 0.1 for giving it back if its code fails to load, 0.07 for views that turn out to have
 * nothing to draw and for digests, 0.02 for idle periods that are shared out in slices, and 0.6 for the height of an
 * announcement, and 0.2 for what loads again when the connection is back. The page tasks have the list of page blocks
 * now, which saved 0.7. What the entry has gained since is 0.35, and copies of our own
 * elements in copied blocks (removeCopies) take 0.2, what `attach` must return 0.1, and what the entry has gained
 * since then 0.15. Consent for hosts, security tokens, fields with the names of a form's members, and telemetry that can
 * be turned off, in the wiring and the shared code, take 0.45.
 */
export const firstIslandBudget: Budget = { by: 'brotli', kB: 85.75 }

/**
 * A page with one contact form: all transfers before its first mount. React loads when somebody starts to use it. The
 * tag of a module that a CDN redirects, and addresses in frames without a URL of their own, take 0.07, blocks that are
 * printed before anybody has scrolled to them 0.02, small counts without a number formatter 0.03, a quantity's steps
 * that wait for their code 0.02, the galleries that a template's script makes 0.02, names for copied fields 0.12,
 * copies of drawn forms and of errors 0.06, the height of an announcement 0.5, page blocks that somebody removes 0.03,
 * the height of a section's slideshow 0.03, that of scaled text 0.25, views that turn out to have nothing to draw 0.03,
 * what bars share with other blocks 0.25, and digests 0.08, an inert page behind a form's dialog 0.4, and what loads
 * again when the connection is back 0.2. The page tasks have the list of page blocks now, which saved 0.7. Texts and
 * boxes beside files and each other, names of groups, and the focus in dialogs are 0.3, copies of our own elements 0.2,
 * what only the browser's own submission has 0.2, what loads menus and marks that the platform's script would draw 0.1,
 * 0.6 is the entry's, 0.3 as for the first island, and 0.1 what loads with a dialog, the event of a skipped block,
 * failed images in Safari, and separate answers about statistics and marketing.
 */
export const contactFormBudget: Budget = { by: 'brotli', kB: 39.95 }

/**
 * A page whose blocks render nothing, including code that loads when idle; 0.07 as for the contact form, 0.14 for what
 * opens above a modal dialog of the page, 0.2 for printed blocks and images that nobody has scrolled to, 0.06 for the
 * steps of a quantity and the digests of chunks, 0.04 for the galleries that a template's script makes, 0.03 for page
 * blocks that somebody removes, 0.15 for the link to the cart of stores whose templates have none, 0.08 for the height
 * of a section's slideshow and its printing, 0.12 for restock notifications, 0.18 for list sections and for what tells
 * a template's script, 0.1 for sections that a template animates, 0.15 for lists that it hides, 0.27 for the height of
 * scaled text, 0.15 for digests, which compress differently in each build, 0.5 for the height of an announcement, and 1
 * for the rows and files of the cookie banner, the announcement and contact bars, and the two blocks of owners, and for
 * what they share, and 0.3 for those of popups and the panel, and for the setting of `data-performance`, 0.2 for an
 * inert page behind a form's dialog, 0.2 for what loads again when the connection is back, and 0.15 for dates in the
 * page's language, and beside date pickers and translations. Images that are slow or fail, and posters of providers,
 * are 0.3, the cookies of a visit 0.2, copies of our own elements and what is swapped in 0.4, 0.1 what waits for
 * highlighted words, 0.1 what `attach` must return, 0.5 is the entry's, 0.15 and 0.3 as for the
 * contact form, and 0.2 page views of pages that come back, cookies with a domain, encoded addresses in telemetry, and
 * choices that are kept in the tab.
 */
export const lightPageBudget: Budget = { by: 'brotli', kB: 58.15 }

/**
 * A page that draws nothing but the number of things in the cart, as any page of a site with a shop may. 0.08 of it is
 * for sections' slideshows, 0.03 for page blocks that somebody removes, 0.2 for links to the cart and digests, 0.45 for
 * restock notifications, list sections and their digests, 0.13 for sections that a template animates and the visit,
 * 0.15 for lists that it hides, 0.24 for the height of scaled text, 0.5 for that of an announcement, and 1.3 for bars,
 * owners, popups and `data-performance`, as on other pages, 0.55 as on pages that draw nothing, and 0.25 for carts
 * without versions and products inside others. 0.7 as on pages that draw nothing, and 0.1 to say why a change was
 * undone, 0.4 as there again, 0.4 for lines that only their id tells apart and for refusals that nobody shows, and 0.3
 * as there for highlighted words, blocks without an undo and the entry, 0.15 as for the contact form, and 0.7
 * as on pages that draw nothing, for the entry, tokens, consent and telemetry.
 */
export const shopPageBudget: Budget = { by: 'brotli', kB: 66.2 }

/**
 * The gallery; the next is 7.4. 0.03 of it is for words of captions that are selected, and for closed panels, 0.24 for
 * galleries that a template's script makes: the page has their controls and sets their height, 0.04 for arrows and
 * sections in right-to-left text, and for the ring of a focused arrow, 0.2 for the slideshows and reels of sections,
 * 0.06 for those that a saved page marks as bound, and for digests, 0.19 for those that a template's script takes over
 * and has laid out by then, 0.05 for videos that only react in the active slide, and for captions without a mouse, 0.3
 * for images that are slides with a link, captions of figures, and slideshows that play on, 0.08 for native videos in
 * the lightbox, and for thumbnails of images with a srcset, 0.5 for slides that are added later, links under captions,
 * and rows in a container that is resized, and 0.05 for limits of numbers and the order of steps in a loop.
 */
export const largestBlockBudget: Budget = { by: 'brotli', kB: 14.5 }
/** Blocks that libraries make larger. Only pages that have them load them. */
export const blockBudgets: { readonly [name: string]: Budget } = {
  chart: { by: 'brotli', kB: 18.85 }, // visx is 14 of it, the limit of its cells 0.05
}
export const medianBlockBudget: Budget = { by: 'brotli', kB: 3 }

/**
 * Everything in one file, which cannot load later what few pages need: Leaflet is 38 of it, framer-motion 32, visx 14,
 * frames without a URL and modal dialogs of the page 0.3, templates' own galleries 1.6, the report of data-debug and
 * digests 0.2, search results and reviews that visitors come back to 0.3, copies of forms 0.8, sections that a
 * template's script takes over 0.3, the link to the cart, above bars that stand there, 0.7, restock notifications 0.7,
 * list sections 1.4, sections that a template animates and lists that it hides 0.25, the height of scaled text 0.1, and
 * the report of data-debug about more designs and keys 0.2, later blocks, and titles that a template shrinks 0.35, the
 * cookie banner 3, the contact bar 2, the announcement bar 1, the blocks of owners 2, the popup overlay 1.2, and the
 * services and measurements for hosts 2. Keyboards and screen readers in dialogs, the lightbox and marquees 0.7, and
 * carts and products as more servers write them 0.7, and style sheets that hold under more templates, forms, images and
 * carts as above 2.4, and again 2.3. The lines and shapes on highlighted words are 2.2, slides that are added later and
 * the lightbox on turned phones and magnified pages, with a srcset, 1.1, and forms, maps, captchas and mirrored pages
 * 1.5. A page that stays still behind a dialog, and reviews that are kept, are 0.8. Back on phones, posters of providers
 * that wait for consent, and carts and product blocks with their own locale, settings and words are 0.3. The zoom button
 * of the lightbox is 0.15, submissions whose answer is lost, ZIP+4 and waits 0.4, events and consent for hosts 0.2, and
 * what keeps hostile markup, other companies and secrets out 1.
 */
export const umdBudget: Budget = { by: 'brotli', kB: 365.8 }

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
    // ky alone is 5.6, pixel events 0.7, the image beacon and where events happen 0.4, and 0.7 what keeps the page still.
    // Back on phones, which closes a dialog, is 0.2, secrets in URLs and telemetry that can be turned off 0.2.
    budget: { by: 'gzip', kB: 24.5 },
  },
  {
    name: 'gallery: engine and all designs',
    entries: ['engine/engine', 'read/galleryData', 'designs/designs', 'designs/rows', 'transitions/transitions'].map(
      (part) => `blocks/gallery/${part}.ts`,
    ),
    own: ['blocks/gallery/', 'src/model/gallery/galleryIndex.ts'],
    // 0.3 for sizes in attributes and rows in a resized container, 0.1 for limits of numbers and steps in a loop
    budget: { by: 'gzip', kB: 13.6 },
  },
  {
    name: 'gallery with controls, thumbnails, links',
    entries: ['blocks/gallery/block.ts'],
    own: ['blocks/gallery/', 'src/model/gallery/galleryIndex.ts'],
    // 0.8 for controls of the page, which load where there are any, 0.6 for sections, 0.4 for slides that are added, 0.1
    // for the ends of strips, 0.05 for limits of numbers
    budget: { by: 'gzip', kB: 20.25 },
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
    // 3.3 before somebody starts to use a form; the view, rules, sending, drafts, captcha and rendering load later. 0.2 of
    // it since half-typed dates are reported, drafts replace presets and redirects may stay on the page, 0.07 since
    // forms with a captcha keep what was typed for visitors who come back, and errors of groups stay above their title,
    // 0.1 for the counter of a copied field, 0.13 for fields that are locked while they are sent and times left empty,
    // 0.1 for the names of copied fields, 0.08 for copies of drawn forms and of errors, 0.7 for copies of forms in use,
    // such as those that are being sent, as the server sent them, 0.1 for the space of a captcha, which comes with the
    // first focus, 0.07 for dialogs above everything on Fluid Engine pages, 0.1 for choices in items of their own, 0.05 for
    // scores under both names, 0.12 for what only the browser's own submission has, 0.05 for fields and buttons outside
    // their form, 0.08 for ids that name no type and lists of addresses, 0.5 for menus and marks that the platform's
    // script would draw, 0.1 for scores that never come, and 0.35 for submissions whose answer is lost, how long
    // to wait, ZIP+4, and fields with the names of a form's members.
    budget: { by: 'gzip', kB: 28.6 },
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
    // 0.4 of it so that closed panels of menus are found by search and printed, 0.02 for accordions in panels,
    // 0.05 for menus that are open where the URL points, 0.07 since they do not scroll there again after stop and start.
    budget: { by: 'gzip', kB: 3.6 },
  },
  {
    name: 'image, video and audio',
    entries: ['blocks/image/block.ts', 'blocks/video/block.ts', 'blocks/audio/block.ts', 'src/media/lazyImages.ts'],
    own: ['blocks/image/', 'blocks/video/', 'blocks/audio/', 'src/media/'],
    // 0.2 for the play buttons of old playlists, 0.2 for videos beside the page, 0.05 for players that have not started
    budget: { by: 'gzip', kB: 10.65 },
  },
  {
    name: 'lightbox with zoom',
    entries: ['src/ui/lightbox/drawLightbox.ts'],
    own: ['src/ui/lightbox/'],
    // 0.15 for panning and captions by keyboard, 0.65 for a srcset, the size on the page, magnified pages and turned
    // phones. Loads on intent to open it; as five long functions, it was 0.2 smaller. The zoom button is 0.15.
    budget: { by: 'gzip', kB: 9.35 },
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
    budget: { by: 'gzip', kB: 2.55 }, // 0.02 for the site's own URLs on pages with a base
  },
  {
    name: 'marquee',
    entries: ['blocks/marquee/block.ts'],
    own: ['blocks/marquee/'],
    // 0.15 for long text that may not move, 0.6 for the pause button, its words and what moves straight, 0.2 for a link
    budget: { by: 'gzip', kB: 3.1 },
  },
  {
    name: 'map: card, tiles, maps service', // without Leaflet; a page with a map loads the card, 5.5
    entries: ['blocks/map/block.ts'],
    own: ['blocks/map/'],
    budget: { by: 'gzip', kB: 9.3 },
  },
  {
    name: 'consent',
    entries: ['blocks/cookie-banner/block.ts'],
    own: ['blocks/cookie-banner/'],
    budget: { by: 'gzip', kB: 4 },
  },
]
