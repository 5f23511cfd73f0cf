import { catalogue } from '../../src/language/catalogue'

/** The style names of B3 Map location. The maps service shows the current style's name in its own controls. */
export const styleMessages = catalogue('map-style', {
  original: 'Original',
  grayscale: 'Grayscale',
  satellite: 'Satellite',
  'minimal-dark': 'MinimalDark',
  'minimal-light': 'MinimalLight',
  'minimal-blue': 'MinimalBlue',
})

export const messages = catalogue('map', {
  name: 'Map of {place}',
  nameless: 'Map',
  show: 'Show the map',
  agree: 'Agree and show the map',
  consent: 'The map comes from another company, which may set cookies of its own.',
  loading: 'Loading the map…',
  failed: 'The map could not be loaded.',
  retry: 'Try again',
  link: 'Open in Google Maps',
  linkOf: '{place}: open in Google Maps',
  keys: 'Use the arrow keys to move the map, plus and minus to zoom, and Escape to close it.',
  fingers: 'Tap a place to move there, or use two fingers',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close the map',
  notJson: 'The {name} of this map is not a JSON object. Set its location, such as {example}.',
  outside: 'This map shows the default location, because its {key} is missing or out of range.',
  outsideMarker: 'The marker of this map is at its centre, because its {key} is missing or out of range.',
  noService: 'The maps service did not start in time.',
  noMaps: 'The script of the maps service defines no maps.',
  lateTiles: 'No tile loaded in time.',
  noTiles: 'No tile could be loaded.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = {
  map: ['notJson', 'outside', 'outsideMarker', 'noService', 'noMaps', 'lateTiles', 'noTiles'],
} as const
