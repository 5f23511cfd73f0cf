/** B3 Other: nine positions. */
export const positions = [
  'top-left',
  'top-center',
  'top-right',
  'center-left',
  'center',
  'center-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const

/** A3 Other, B3 Other: Font categories. */
export const fontCategories = ['Sans Serif', 'Serif', 'Display', 'Script', 'Slab Serif', 'Mono', 'Other'] as const

/** B3 Other: Text filter names. */
export const textFilters = ['url-slug', 'url-slug-with-slash'] as const

/** B3 Form editor tabs. */
export const formEditorTabs = ['build', 'storage', 'advanced', 'captcha', 'disclaimer'] as const

/** B3 Other: Event sources. */
export const eventSources = ['WEB', 'IOS', 'ANDROID', 'SERVER'] as const

/** Kinds of performance events (B7 POST /api/1/performance/records). */
export const performanceEvents = ['page_speed', 'user', 'image'] as const

/** B3 Analytics: the kinds of an experiment. */
export const experimentTypes = ['FEATURE_TOGGLE', 'AB_TEST'] as const

export { popupStyles } from './popupStyles'

/** B3 Video embed: the loader modes of videos. */
export const videoLoaderModes = ['none', 'fit', 'fill'] as const
/** B3 Video embed: the embed types of videos. */
export const videoEmbedTypes = ['iframe', 'object', 'invalid'] as const

/** B3 Video embed: the loader modes of images. */
export const imageLoaderModes = ['fit', 'fill', 'none'] as const

/** B4 Gallery: the states of a lightbox. */
export const lightboxStates = ['shown', 'hiding', 'hidden', 'destroyed'] as const

/** B3 Marquee props: animationDirection. */
export const marqueeDirections = ['left', 'right'] as const
