import { catalogue } from '../../src/language/catalogue'

/** The texts of a gallery: labels for visitors and errors for developers (B5, B8). */
export const messages = catalogue('gallery', {
  gallery: 'Gallery',
  numberedGallery: 'Gallery {number}',
  carousel: 'carousel',
  slide: 'slide',
  slideOf: '{number} of {count}',
  previous: 'Previous Slide',
  next: 'Next Slide',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  thumbnails: 'Slides',
  thumbnail: 'Slide {number}',
  open: 'Open {name}',
  viewFullsize: 'View fullsize',
  decodingFailed: 'Error decoding gallery block data.',
  evaluatingFailed: 'Error evaluating gallery block data.',
  noContainer: 'This gallery has no element of class sqs-gallery: put its slides into one.',
  noDesign: 'Could not find design named {name}. Designs loaded: {loaded}',
  noColumnWidth: 'The columnWidth of autocolumns must be a positive number.',
  noAlignment: 'Strip alignment must be start, middle or end, written as left, center or right; it is {name}.',
  noTransition: 'Could not find transition named {name}',
  badBoundary: 'New-swipe boundaries must each be none, hard or inertial, not {value}.',
  badSnapPoints: 'New-swipe snapPoints must end with a percent sign, such as 100%, or be none, not {value}.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = {
  gallery: [
    'decodingFailed',
    'evaluatingFailed',
    'noContainer',
    'noDesign',
    'noColumnWidth',
    'noAlignment',
    'noTransition',
    'badBoundary',
    'badSnapPoints',
  ],
} as const
