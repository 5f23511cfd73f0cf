import { skerry } from './skerry'

export type { CartOutcome } from './data/cart/CartClient'
export type { CartItem, HostCart } from './data/cart/hostCart'
export type { Method, RequestOptions } from './data/requestOptions'
export { BlockError } from './errors/BlockError'
export { ChunkLoadError } from './errors/ChunkLoadError'
export type { RequestError } from './errors/RequestError'
export { SkerryError } from './errors/SkerryError'
export type { Events } from './events'
export type { Formats } from './formats'
export type { CartView, CartViewEntry } from './model/cart/overlayCart'
export type { Page } from './model/page/page'
export type { Settings } from './model/page/settings'
export type { BehavingBlock, BlockDefinition, BlockModule, DrawingBlock, Parse, When } from './runtime/defineBlock'
export type { PageBlockDefinition } from './runtime/definePageBlock'
export type { InspectedBlock, Inspection } from './runtime/inspect'
export type { AdminEvent, AdminEvents } from './services/adminEvents'
export type { ExperimentResult, Experiments, ExperimentType } from './services/experiments'
export type { EventOptions, ServiceEvent } from './services/sendEvent'
export type { Services } from './services/services'
export type { HeaderAndFooter, LanguageSettings, PlacePrediction, PlaceTracking } from './services/siteServices'
export type { Skerry } from './skerry'
export type { HostDialog } from './toolkit'
export type { DialogOutcome } from './ui/dialogStore'
export type { DialogOptions, InformationOptions } from './ui/dialogs'

// The code that every page loads. `session.ts` covers the time from `start` to `stop`; `wiring.ts`, which connects the
// rooms, loads with the first block.
export const {
  version,
  start,
  stop,
  scan,
  define,
  react,
  hooks,
  request,
  dialog,
  tooltip,
  formats,
  services,
  cart,
  on,
  log,
  inspect,
} = skerry
