/**
 * Block types (B3 Enumerations) by the number in `data-block-type`; the numbers are those of real pages.
 */
export const blockTypes = {
  navigation: 1,
  html: 2,
  logo: 3,
  map: 4,
  image: 5,
  twitter: 6,
  journal: 7,
  gallery: 8,
  form: 9,
  geo: 10,
  index: 11,
  'collection-link': 12,
  link: 13,
  tagcloud: 14,
  comments: 16,
  folder: 17,
  menu: 18,
  'social-links': 19,
  summary: 20,
  spacer: 21,
  embed: 22,
  code: 23,
  foursquare: 24,
  instagram: 25,
  calendar: 26,
  'posts-by-author': 27,
  'posts-by-tag': 28,
  'posts-by-category': 29,
  'posts-by-month': 30,
  quote: 31,
  video: 32,
  search: 33,
  audio: 41,
  '500px': 42,
  product: 43,
  markdown: 44,
  flickr: 45,
  amazon: 46,
  'horizontal-rule': 47,
  'social-account-links': 48,
  rss: 49,
  opentable: 50,
  newsletter: 51,
  donation: 52,
  button: 53,
  'social-account-links-v2': 54,
  'summary-v2': 55,
  soundcloud: 56,
  'email-footer': 57,
  'in-browser-message-link': 58,
  'tour-dates': 59,
  album: 60,
  archive: 61,
  chart: 62,
  zola: 63,
  acuity: 65,
  'opentable-v2': 66,
  'member-area': 67,
  tock: 68,
  accordion: 69,
  marquee: 70,
  shape: 71,
  'pricing-plan': 72,
  /** Stands for the block's own type, which is in its class. */
  'website-component': 1337,
} as const

/** The name of a block type. */
export type BlockType = keyof typeof blockTypes

/** Block variants (B3 Enumerations). Only the numbers of charts are known; see `chartTypes`. */
export const blockVariants = {
  gallery: ['slideshow', 'carousel', 'grid', 'stack'],
  summary: ['wall', 'carousel', 'list', 'grid'],
  chart: ['bar', 'line', 'pie'],
  image: ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'],
  tock: ['reservations', 'events'],
} as const

/** The chart variants by the number of a chart's `chartType` on real pages. */
export const chartTypes = { bar: 1009, line: 1010, pie: 1011 } as const

/** The kinds of media in a gallery (B3 Gallery media kinds). */
export const galleryMediaKinds = [
  'empty-image',
  'file-image',
  'licensed-image',
  'reused-image',
  'reused-asset',
  'video',
] as const

/** Map styles (B3 Map location) by their id; B3 calls grayscale the default. */
export const mapStyles = {
  original: 1,
  grayscale: 2,
  satellite: 3,
  'minimal-light': 4,
  'minimal-dark': 5,
  'minimal-blue': 6,
} as const

/** The name of a map style. */
export type MapStyle = keyof typeof mapStyles
/** The style of a map that names none. */
export const defaultMapStyle: MapStyle = 'grayscale'

/** Parts of a cover page (B3 Slice types). Their numbers are not documented. */
export const sliceTypes = [
  'heading',
  'sub-heading',
  'body',
  'image',
  'gallery',
  'video',
  'social-icons',
  'buttons',
  'navigation',
  'custom-form',
  'newsletter',
  'album',
  'map',
  'lock',
  'password',
  'twitter',
  'logo',
  'action',
  'popup-overlay-action',
] as const

/** Pages made of slices (B3 Slide types). Their numbers are not documented. */
export const slideTypes = ['cover-page', 'lock-screen', 'popup-overlay'] as const
