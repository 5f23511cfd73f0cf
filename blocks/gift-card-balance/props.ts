import type { fetchBalance } from './fetchBalance'

/** A form that shows the balance of a gift card. */
export interface GiftCardBalanceProps {
  readonly form: HTMLFormElement
  readonly codeField: HTMLInputElement
  readonly locale: string
  /** Loaded before the block is attached. */
  readonly fetchBalance?: typeof fetchBalance
}
