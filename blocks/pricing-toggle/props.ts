/** The parameter of the page's address with the option that was chosen before a login. */
export const optionParameter = 'option'

/** The two prices of a member area. */
export interface PricingToggleProps {
  readonly group: HTMLElement
  readonly options: readonly PricingOption[]
  /** The id of the member area; empty if its join buttons are links of the server. */
  readonly areaId: string
  /** Loaded before the block is attached. */
  readonly join?: (areaId: string, option: string) => Promise<JoinProblem>
}

/** One of the two prices. */
export interface PricingOption {
  /** The id under which the server sells it; empty if its join button is a link. */
  readonly id: string
  readonly button: HTMLElement
  /** The price and the join button, which are shown while it is selected. */
  readonly shown: readonly HTMLElement[]
  readonly joinButton: HTMLElement | null
}

/** Why nobody joined; an empty message if the visitor is on the way to the checkout. */
export interface JoinProblem {
  readonly message: string
  /** Where the visitor logs in, and then comes back. */
  readonly loginUrl?: string
}
