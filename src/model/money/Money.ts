/** An amount as the platform's JSON carries it: a decimal number as text, such as `19.99`, and an ISO 4217 code. */
export interface Money {
  readonly currency: string
  readonly value: string
}
