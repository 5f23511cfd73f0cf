/** What an option may hold: any text, yes or no, a number from 0 up, JSON, or one of the words. */
export type OptionKind = 'text' | 'boolean' | 'number' | 'json' | readonly string[]

/** The options of one block, as the report of `data-debug` checks them. */
export interface BlockOptions {
  /** What the markup must have for the block to have anything to do. */
  readonly needs: string
  /** The `data-*` attributes that it reads, on its element or inside. */
  readonly attributes?: { readonly [name: string]: OptionKind }
  /** The keys of its JSON. */
  readonly keys?: { readonly [name: string]: OptionKind }
  /** The message for a neutral block that has none of the keys. */
  readonly withoutKeys?: string
  /** JSON scripts that it reads inside its element. */
  readonly scripts?: readonly string[]
}

/** Everything that can be said in the markup of a page. */
export interface KnownOptions {
  readonly blocks: { readonly [name: string]: BlockOptions }
  /** What `data-block-type` may say. */
  readonly blockTypes: readonly string[]
  /** The `data-*` attributes that are read anywhere on a page. */
  readonly everywhere: { readonly [name: string]: OptionKind }
  /** The `data-*` attributes that make a block of an element, or that only a block has. */
  readonly markers: readonly string[]
  /** Attributes of the platform that no island reads, near as their names are to ours. */
  readonly others: readonly string[]
  /** Attributes that islands write. */
  readonly written: readonly string[]
}

/** A mistake in the markup, and where it is. */
export interface Mistake {
  readonly message: string
  readonly element: Element | null
}
