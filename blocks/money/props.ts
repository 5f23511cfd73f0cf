export interface MoneyProps {
  /** The only content of the element. */
  readonly text: Text
  readonly cents: number
  /** An ISO 4217 code. */
  readonly currency: string
  readonly locale: string
}
