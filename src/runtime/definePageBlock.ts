import type { Page } from '../model/page/page'
import type { BlockDefinition, BlockModule } from './defineBlock'

/**
 * A block that depends on the page's settings, not on its markup: a banner, a popup, a cart. It comes with the second half of
 * Skerry, so a row may hold code, and costs the entry nothing.
 */
export interface PageBlockDefinition<Props = unknown>
  extends Pick<BlockDefinition<Props>, 'name' | 'draws' | 'earlyInteractions' | 'rollups' | 'fallback'> {
  /** Whether this page wants it. What it throws is reported, and the block is not mounted. */
  readonly wants: (page: Page) => boolean
  /** Where it goes: in every element that matches, as `selector` of a block does. Default: in one of its own at the end of the body. */
  readonly dropzone?: string
  /** Default `idle`: nothing on the page waits for it. */
  readonly when?: BlockDefinition['when']
  readonly load: () => Promise<BlockModule<Props>>
}

/** Declares a block of the page, checked so that the view's props are what `parse` returns. */
export function definePageBlock<Props>(definition: PageBlockDefinition<Props>): PageBlockDefinition<Props> {
  return definition
}
