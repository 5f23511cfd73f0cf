export interface MoneyProps {
  /** The only content of the element. */
  readonly text: Text
  /** What it says with its currency. */
  readonly price: string
}
