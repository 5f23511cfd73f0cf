import type { BlockName } from '../../../blockNames'
import type { ScenarioName } from '../../../scenarios/scenarios'
import type { Piece } from '../../html'
import type { SitePage } from '../../SitePage'
import type { Visit } from '../../Visit'
import type { Example } from '../workbenchPage'

/** A workbench page for a block: what to try, and examples. */
export interface BlockPage {
  readonly name: string
  readonly title: string
  readonly summary: string
  readonly blocks: readonly BlockName[]
  readonly tries: readonly Piece[]
  readonly scenarios?: readonly ScenarioName[]
  readonly hasFooterNewsletter?: boolean
  readonly hasCart?: boolean
  readonly settings?: SitePage['settings']
  readonly examples: (visit: Visit) => readonly Example[]
}
