import { html } from '../../html'
import { mapBlock } from '../../markup/map'
import type { BlockPage } from './BlockPage'

const manhattan = { addressTitle: 'A new block', addressLine1: 'Nobody has chosen a place yet' }
const styles = ['Original', 'Grayscale', 'Satellite', 'MinimalLight', 'MinimalDark', 'MinimalBlue']

/** The page of maps. */
export const map: BlockPage = {
  name: 'map',
  title: 'Map',
  summary: 'An address on a card, and a map that opens from it.',
  blocks: ['map'],
  tries: [
    'Open the network panel: nothing is requested before you click. The box never changes its height.',
    'Open a map, then move it with the arrow keys, zoom with plus and minus, and leave it with Escape.',
    'Press the marker: it opens the maps service at the same place, address and zoom level.',
    'Put one finger on an open map: the page scrolls. Two fingers move and zoom the map.',
    html`If the page’s settings have a key, the maps service draws the map, which opens by itself: <a href="?map=keyed">?map=keyed</a>. To see the service reject the key, open <a href="?map=refused">?map=refused</a>. The service is a stand-in.`,
    html`If the tiles come from another company, on a site that asks for consent, pressing the button gives consent: <a href="?map=foreign&amp;cookies=restrictive">?map=foreign&amp;cookies=restrictive</a>. These tiles do not exist.`,
    'Choose missingTiles and open a map: a message covers the card, and you can try again.',
    'Choose mapHangs and open a map: the message appears after 30 seconds.',
    'Turn on reduced motion in your system: the map jumps instead of gliding.',
  ],
  scenarios: ['slowTiles', 'missingTiles', 'mapBlocked', 'mapHangs'],
  examples: () => [
    {
      title: 'As on hosted pages',
      note: 'Grayscale, the default, with zoom controls.',
      content: mapBlock('x1701'),
    },
    ...styles.map((name, index) => ({
      title: `Style ${index + 1}, ${name}`,
      content: mapBlock(`x171${index}`, { style: index + 1, terrain: index === 0 || index === 3, rows: 9 }),
    })),
    {
      title: 'Without controls and labels',
      note: 'The mouse wheel zooms, and the marker is not a link but can be dragged.',
      content: mapBlock('x1721', {
        ...{ style: 1, controls: false, labels: false, scrollwheel: true, linkOnClick: false, markerDraggable: true },
        rows: 9,
      }),
    },
    { title: 'A low box', note: 'Three rows, 102 px.', content: mapBlock('x1722', { rows: 3 }) },
    {
      title: 'No place',
      note: 'A new block shows lower Manhattan.',
      content: mapBlock('x1723', { location: manhattan, style: 6, rows: 9 }),
    },
    {
      title: 'Invalid coordinates',
      note: 'The console says so, and the link searches for the address.',
      content: mapBlock('x1724', {
        location: { ...manhattan, addressTitle: 'North of north', mapLat: 91, mapLng: 0 },
        rows: 9,
      }),
    },
  ],
}
