/** What the gallery says: to visitors by its controls, to developers by its errors (B5, B8). */
export const messages = {
  gallery: 'Gallery',
  numberedGallery: 'Gallery {number}',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{number} of {count}',
  previous: 'Previous Slide',
  next: 'Next Slide',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  thumbnail: 'Slide {number}',
  open: 'Open {name}',
  decodingFailed: 'Error decoding gallery block data.',
  evaluatingFailed: 'Error evaluating gallery block data.',
  noContainer: 'The gallery has no container: no element with the class sqs-gallery inside it.',
  noDesign: 'Could not find design named {name}. Designs loaded: {loaded}',
  noTransition: 'Could not find transition named {name}',
} as const
