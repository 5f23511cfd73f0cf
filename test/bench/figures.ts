import type { Figure } from './Figure'
import { blocks } from './figures/blocks'
import { carousel } from './figures/carousel'
import { cart } from './figures/cart'
import { churn } from './figures/churn'
import { empty } from './figures/empty'
import { interaction } from './figures/interaction'
import { islands } from './figures/islands'
import { lightbox } from './figures/lightbox'
import { mount } from './figures/mount'
import { network } from './figures/network'
import { requests } from './figures/requests'
import { scan } from './figures/scan'
import { shift } from './figures/shift'
import { start } from './figures/start'
import { swipe } from './figures/swipe'
import { telemetry } from './figures/telemetry'
import { touch } from './figures/touch'
import { vitals } from './figures/vitals'

/** Everything that `npm run bench` measures, in order. */
export const figures: readonly Figure[] = [
  start,
  scan,
  empty,
  islands,
  blocks,
  churn,
  mount,
  touch,
  cart,
  interaction,
  network,
  vitals,
  shift,
  requests,
  telemetry,
  carousel,
  swipe,
  lightbox,
]
