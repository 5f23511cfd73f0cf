import type { ScenarioName } from '../../../scenarios/scenarios'
import type { Html, Piece } from '../../html'
import type { BlockName } from '../../SitePage'
import type { Visit } from '../../Visit'

/** A page of the workbench: a block, what to try on it, and what shows it. */
export interface BlockPage {
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly blocks: readonly BlockName[]
  readonly tries: readonly Piece[]
  readonly scenarios?: readonly ScenarioName[]
  readonly hasFooterNewsletter?: boolean
  readonly examples: (visit: Visit) => readonly Example[]
}

/** A block as it stands on the page, below its title. */
export interface Example {
  readonly title: string
  readonly note?: Piece
  readonly content: Html
  /** The content again, to read and copy. */
  readonly markup?: Html
}
