import type { BlockDefinition } from '../src/runtime/defineBlock'
import { accordion } from './accordion/index'
import { addToCart } from './add-to-cart/index'
import { animated } from './animated/index'
import { audio } from './audio/index'
import { button } from './button/index'
import { calendar } from './calendar/index'
import { cart } from './cart/index'
import { cartIndicator } from './cart-indicator/index'
import { donationButton } from './donation-button/index'
import { form } from './form/index'
import { gallery } from './gallery/index'
import { image } from './image/index'
import { imageLightbox } from './image-lightbox/index'
import { marquee } from './marquee/index'
import { menu } from './menu/index'
import { money } from './money/index'
import { newsletter } from './newsletter/index'
import { product } from './product/index'
import { productList } from './product-list/index'
import { quickView } from './quick-view/index'
import { search } from './search/index'
import { share } from './share/index'
import { spacer } from './spacer/index'
import { summary } from './summary/index'
import { textareaCounter } from './textarea-counter/index'
import { tourDates } from './tour-dates/index'
import { video } from './video/index'

/** The registry: one row for every block of the package. A row's code loads when a page has the block. */
export const blocks = [
  accordion,
  addToCart,
  animated,
  audio,
  button,
  calendar,
  cart,
  cartIndicator,
  donationButton,
  form,
  gallery,
  image,
  imageLightbox,
  menu,
  marquee,
  money,
  newsletter,
  product,
  productList,
  quickView,
  search,
  share,
  spacer,
  summary,
  textareaCounter,
  tourDates,
  video,
] as readonly BlockDefinition[]
