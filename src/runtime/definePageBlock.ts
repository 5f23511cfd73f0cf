import type { Page } from '../model/page/page'
import type { BlockDefinition, BlockModule } from './defineBlock'

/**
 * A block that depends on the page's settings, such as a banner, or one that few pages have (`wants: () => true` and a
 * `dropzone`). It is loaded with the second half of Skerry, so a row may contain code, and adds nothing to the entry.
 */
export interface PageBlockDefinition<Props = unknown>
  extends Pick<BlockDefinition<Props>, 'name' | 'draws' | 'earlyInteractions' | 'rollups' | 'fallback' | 'giveBack'> {
  /** Whether this page needs the block. An error that it throws is reported, and the block is not mounted. */
  readonly wants: (page: Page) => boolean
  /**
   * Where it is mounted: in every element that matches, like `selector` of a block. Default: in its own element at the
   * end of the body.
   */
  readonly dropzone?: string
  /** Default `idle`, because nothing on the page waits for it. */
  readonly when?: BlockDefinition['when']
  readonly load: () => Promise<BlockModule<Props>>
}

/** Declares a block of the page, type-checked so that the view's props are those that `parse` returns. */
export function definePageBlock<Props>(definition: PageBlockDefinition<Props>): PageBlockDefinition<Props> {
  return definition
}
