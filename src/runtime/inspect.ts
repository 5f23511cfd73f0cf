import type { Page } from '../model/page/page'
import type { PageType } from '../model/page/pageType'
import { cssPath } from './cssPath'
import type { Island, IslandState } from './island'
import { leftAsServed } from './leftAsServed'

/** One block in `Skerry.inspect()`. */
export interface InspectedBlock {
  readonly name: string
  /** A CSS path to its element. */
  readonly path: string
  readonly state: Exclude<IslandState, 'gone'>
  /** Why it was skipped, or the message of its error; empty otherwise. */
  readonly reason: string
  /** The fixed name of its error; empty if there is none. */
  readonly error: string
  /** The duration of each step in milliseconds; null if the step was not taken. */
  readonly times: { readonly parse: number | null; readonly load: number | null; readonly mount: number | null }
}

/** The result of `Skerry.inspect()`: plain JSON. */
export interface Inspection {
  readonly version: string
  readonly pageType: PageType
  readonly blocks: readonly InspectedBlock[]
}

/** Elements of the platform without a block class, by the block that they become. */
const unclassed: { readonly [name: string]: string } = {
  'gallery-section': '[data-controller^="Gallery"]',
  'index-gallery': '.slides[data-collection-full-url]',
  lightbox: '[data-controller="Lightbox"]',
  'native-video': '.sqs-native-video',
  'video-background': '.sqs-video-background',
  'product-detail': '.product-detail, article.ProductItem[data-item-id]',
  'product-list': '.product-list',
  'product-quick-view': '.sqs-product-quick-view-button[data-id]',
  cart: '#sqs-cart-root',
  'cart-indicator': '.sqs-cart-quantity, .sqs-cart-subtotal',
  'announcement-bar': '.sqs-announcement-bar-dropzone',
  'events-calendar': '.sqs-events-collection-calendar',
  'search-page': '.sqs-search-page',
  'simple-like': '.sqs-simple-like',
  'follow-button': '.squarespace-follow-button',
  'social-buttons': '.squarespace-social-buttons',
  comments: '.squarespace-comments',
  'cover-page': '.sqs-slide-wrapper',
}

const noIsland = 'No island handles this block; its server-rendered content is unchanged.'

const noTimes = { parse: null, load: null, mount: null }

/** Lists every block on the page as plain JSON: those with an island, and those whose server markup is unchanged. */
export function inspect(version: string, page: Page, islands: readonly Island[]): Inspection {
  const blocks = islands.map(inspectIsland)
  const answered = islands.map(({ element }) => element)
  const rest = unanswered(answered).map(([element, name]) => leftAlone(element, name))
  return { version, pageType: page.pageType, blocks: [...blocks, ...rest] }
}

function inspectIsland({ definition, element, state, reason, error, times }: Island): InspectedBlock {
  // Islands that are gone are not listed.
  const shown = state as InspectedBlock['state']
  return {
    name: definition.name,
    path: cssPath(element),
    state: shown,
    reason,
    error: error?.name ?? '',
    times: { ...noTimes, ...times },
  }
}

function leftAlone(element: Element, name: string): InspectedBlock {
  const type = name.replaceAll('-', '').toLowerCase()
  const reason = (Object.hasOwn(leftAsServed, type) ? leftAsServed[type] : undefined) ?? noIsland
  return { name, path: cssPath(element), state: 'skipped', reason, error: '', times: noTimes }
}

function unanswered(answered: readonly Element[]): [element: Element, name: string][] {
  const found: [Element, string][] = []
  for (const block of document.querySelectorAll('.sqs-block')) {
    const name = blockName(block)
    if (name && !answered.some((element) => block.contains(element))) found.push([block, name])
  }
  for (const [name, selector] of Object.entries(unclassed))
    for (const element of document.querySelectorAll(selector)) {
      if (!answered.includes(element)) found.push([element, name])
    }
  return found.filter(([element]) => !element.closest('noscript'))
}

/** The block's name from its class, or from its definition name if the platform calls it a website component. */
function blockName(block: Element): string {
  const classed = [...block.classList].map((name) => /^sqs-block-(?!website-component$)(.+)$/.exec(name)?.[1])
  const defined = block.getAttribute('data-definition-name')?.split('.').pop()
  return classed.find(Boolean) ?? defined ?? ''
}
