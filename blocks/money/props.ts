export interface MoneyProps {
  /** The only content of the element. */
  readonly text: Text
  /** The price with its currency. */
  readonly price: string
  /** Whether the price is the text for zero. */
  readonly isFree: boolean
}
