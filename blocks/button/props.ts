import type { Page } from '../../src/model/page/page'
import type { ButtonBeacon } from '../../src/telemetry/census'

/** The buttons of one block: mostly one, sometimes several side by side. */
export interface ButtonProps {
  readonly buttons: readonly ServedButton[]
  readonly page: Page
}

/** A link that looks like a button, and its census data. */
export interface ServedButton {
  readonly link: HTMLAnchorElement
  readonly beacon: ButtonBeacon
}
