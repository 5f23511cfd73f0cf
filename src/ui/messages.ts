import { catalogue } from '../language/catalogue'

/** The texts of the interface parts. Those that the specification defines are copied exactly. */
export const messages = catalogue('ui', {
  okay: 'Okay', // A9 Dialog: alert button label
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  unableToLoad: 'Unable to load. Try again.', // B8 Interface error strings
  somethingWentWrong: 'Something Went Wrong!', // A8 Data layer
  // Two spaces after the first sentence, as in A8 Data layer.
  cleanedError:
    'Our system has encountered an error.  This exception has been automatically logged and reported.  We will return shortly.',
  errorTitle: 'Something went wrong', // B8 Interface error strings, for an error that keeps its own message
  timesSeen: '{count, plural, one {# time} other {# times}}',
  clear: 'Clear', // A2
  reloadPage: 'Reload Page', // A2
  noLightbox: 'lightboxify is not available in this tier!', // B8 Console and runtime messages
  lightbox: 'Image viewer',
  close: 'Close',
  previousSlide: 'Previous Slide',
  nextSlide: 'Next Slide',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  caption: 'Caption',
  slideOf: 'Slide {number} of {count}',
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { ui: ['noLightbox'] } as const
