import { scenes } from './images'
import accordion from './styles/accordion.css?inline'
import audio from './styles/audio.css?inline'
import base from './styles/base.css?inline'
import buttons from './styles/buttons.css?inline'
import cart from './styles/cart.css?inline'
import checkout from './styles/checkout.css?inline'
import contact from './styles/contact.css?inline'
import footer from './styles/footer.css?inline'
import forms from './styles/forms.css?inline'
import front from './styles/front.css?inline'
import gallery from './styles/gallery.css?inline'
import header from './styles/header.css?inline'
import image from './styles/image.css?inline'
import island from './styles/island.css?inline'
import journal from './styles/journal.css?inline'
import listSection from './styles/listSection.css?inline'
import map from './styles/map.css?inline'
import marquee from './styles/marquee.css?inline'
import members from './styles/members.css?inline'
import menu from './styles/menu.css?inline'
import newsletter from './styles/newsletter.css?inline'
import parts from './styles/parts.css?inline'
import plain from './styles/plain.css?inline'
import restock from './styles/restock.css?inline'
import shop from './styles/shop.css?inline'
import social from './styles/social.css?inline'
import summary from './styles/summary.css?inline'
import waiting from './styles/waiting.css?inline'
import workbench from './styles/workbench.css?inline'

const sizes = new Set(scenes.map(({ width, height }) => `${width}x${height}`))

/** Reserves space for images that a script has yet to load. */
const imageRatios = `@layer template {
${[...sizes].map((size) => `  img[data-image-dimensions="${size}"]:not([src]) { inline-size: 100%; aspect-ratio: ${size.replace('x', ' / ')}; }`).join('\n')}
}
`

/**
 * The site's only style sheet, served at `/site.css`. Rules that apply only until a block has mounted are in the layer
 * `template`, below the runtime's layer. All other rules are the site's and win, as a hosted template's would.
 */
export const styleSheet = [
  base,
  audio,
  header,
  parts,
  buttons,
  front,
  island,
  map,
  members,
  menu,
  shop,
  restock,
  social,
  summary,
  journal,
  contact,
  cart,
  checkout,
  forms,
  newsletter,
  accordion,
  marquee,
  gallery,
  listSection,
  workbench,
  footer,
  imageRatios,
  waiting,
  plain,
  image,
].join('')
