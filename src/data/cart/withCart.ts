/** What shows the cart: `watchCart` loads before the block is attached. */
export interface WithCart {
  readonly watchCart?: typeof import('./pageCart').watchCart
}

/** Loads the cart, which pages without a shop never need, for a block that shows it. */
export async function withCart<Props extends WithCart>(props: Props): Promise<Props> {
  const { watchCart } = await import('./pageCart')
  return { ...props, watchCart }
}
