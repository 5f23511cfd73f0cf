import type { Page } from '../../src/model/page/page'
import type { ButtonBeacon } from '../../src/telemetry/census'

/** The buttons of one block. Most blocks have one, some several beside each other. */
export interface ButtonProps {
  readonly buttons: readonly ServedButton[]
  readonly page: Page
}

/** A link that looks like a button, and what the census is told about it. */
export interface ServedButton {
  readonly link: HTMLAnchorElement
  readonly beacon: ButtonBeacon
}
