/** The valid values of an option: any text, a boolean, a number of at least 0, JSON, or one of the words. */
export type OptionKind = 'text' | 'boolean' | 'number' | 'json' | readonly string[]

/** The options of one block, for the report of `data-debug`. */
export interface BlockOptions {
  /** The markup that the block requires. */
  readonly needs: string
  /** Matches elements that lack this markup on purpose. They are skipped without a message. */
  readonly exempt?: string
  /** The `data-*` attributes that it reads, on its element or inside. */
  readonly attributes?: { readonly [name: string]: OptionKind }
  /** The keys of its JSON. */
  readonly keys?: { readonly [name: string]: OptionKind }
  /** The message for a neutral block that has none of the keys. */
  readonly withoutKeys?: string
  /** JSON scripts that it reads inside its element. */
  readonly scripts?: readonly string[]
}

/** All options that the markup of a page can contain. */
export interface KnownOptions {
  readonly blocks: { readonly [name: string]: BlockOptions }
  /** The valid values of `data-block-type`. */
  readonly blockTypes: readonly string[]
  /** The `data-*` attributes that are read anywhere on a page. */
  readonly everywhere: { readonly [name: string]: OptionKind }
  /** The `data-*` attributes that make an element a block, or that only a block has. */
  readonly markers: readonly string[]
  /** Attributes of the platform that Skerry does not read, although their names are similar to ours. */
  readonly others: readonly string[]
  /** Attributes that islands write. */
  readonly written: readonly string[]
}

/** A mistake in the markup, and where it is. */
export interface Mistake {
  readonly message: string
  readonly element: Element | null
}
