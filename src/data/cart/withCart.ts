/** The props of a block that shows the cart. `watchCart` is loaded before the block is attached. */
export interface WithCart {
  readonly watchCart?: typeof import('./pageCart').watchCart
}

/** Loads the cart's code for a block that shows the cart. Pages without a shop never need it. */
export async function withCart<Props extends WithCart>(props: Props): Promise<Props> {
  const { watchCart } = await import('./pageCart')
  return { ...props, watchCart }
}
