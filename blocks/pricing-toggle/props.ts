/** The URL parameter with the option that was chosen before a login. */
export const optionParameter = 'option'

/** The two prices of a member area. */
export interface PricingToggleProps {
  readonly group: HTMLElement
  readonly options: readonly PricingOption[]
  /** The id of the member area; empty if its join buttons are links from the server. */
  readonly areaId: string
  /** Loaded before the block is attached. */
  readonly join?: (areaId: string, option: string) => Promise<JoinProblem>
}

/** One of the two prices. */
export interface PricingOption {
  /** The id under which the server sells it; empty if its join button is a link. */
  readonly id: string
  readonly button: HTMLElement
  /** The price and the join button, which are shown while the option is selected. */
  readonly shown: readonly HTMLElement[]
  readonly joinButton: HTMLElement | null
}

/** Why joining failed; an empty message if the checkout is opening. */
export interface JoinProblem {
  readonly message: string
  /** The URL to log in, which leads back to this page. */
  readonly loginUrl?: string
}
