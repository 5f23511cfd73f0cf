import type { ComponentType } from 'react'
import type { Page } from '../model/page/page'

/**
 * When a block is mounted: at once, when the page is idle, near the screen (200 px), at the first interaction, or when
 * a media query first matches.
 */
export type When = 'now' | 'idle' | 'visible' | 'interaction' | { readonly media: string }

/** An interaction that is kept until the block is ready, and then replayed. */
export type Interaction = 'click' | 'keydown' | 'submit'

/**
 * One row of the registry. It is part of the entry, so its only code is `load` and the functions that reserve space.
 */
export interface BlockDefinition<Props = unknown> {
  /** The specification's noun, used in `inspect()` and in errors. */
  readonly name: string
  /** Where the block is found: the platform's marker class with an inner selector, a neutral attribute, or both. */
  readonly selector: string
  /** Default `visible`. */
  readonly when?: When
  /**
   * `false` if visitors only need the server's markup: if the code fails to load, a notice is shown only if they have
   * interacted with the block, and a block that nobody has scrolled to is printed as served.
   */
  readonly notice?: false
  /** What remains if the block fails: the server's markup (default) or nothing. */
  readonly fallback?: 'markup' | 'nothing'
  /** `false` for a block that only adds behaviour (`attach`): React is not loaded for it. */
  readonly draws?: boolean
  /** The interactions to keep until the block is ready, each with the selector of its controls. */
  readonly earlyInteractions?: { readonly [interaction in Interaction]?: string }
  /**
   * Whether an interaction is replayed as often as it happened. By default it is replayed once, however often a visitor
   * tried.
   */
  readonly countsInteractions?: boolean
  /**
   * The block's look before its code has loaded, so that nothing moves when it mounts: CSS text, nested in the block's
   * element (`&`). It is in the cascade layer `skerry`, so a template overrides it, and does not apply to a block that
   * stays as served.
   */
  readonly early?: string
  /** Whether the early look is kept after a failure, so that the content below does not move. */
  readonly keepsLook?: boolean
  /**
   * Selects the parts that have no size until the block's code has loaded; the block itself may be one. From the scan
   * until the block leaves the page, they have the style that `reserveStyle` returns. Text of the class
   * `sqs-dynamic-text` gets its font size.
   */
  readonly reserve?: string
  /**
   * Returns the style of such a part as CSS declarations; empty for a part that only gets the classes `narrow` and
   * `shown`. Called before anything is written, so it may measure. Default: the aspect ratio in `data-image-dimensions`
   * of an image, or of the images in a box.
   */
  readonly reserveStyle?: (element: HTMLElement, block: HTMLElement) => string
  /** Returns the classes that elements get together with the style of a part. */
  readonly reserveClasses?: (element: HTMLElement) => readonly (readonly [Element, string])[]
  /**
   * A class that templates use for parts narrower than this many pixels. It is added at the scan, before the page is
   * painted if the entry delays the paint; from then on the block updates it. The parts are those that `reserve`
   * selects, except those that `reserveStyle` gives a style or, without `reserveStyle`, images and text of the class
   * `sqs-dynamic-text`.
   */
  readonly narrow?: readonly [px: number, className: string]
  /**
   * A class without which templates hide the block. It is added to the same parts at the scan, so that visitors see the
   * server's content before the code has loaded. A block that fails keeps it.
   */
  readonly shown?: string
  /** Gives back space that the entry has reserved outside the block. Called if it fails, or has nothing to show. */
  readonly giveBack?: () => void
  /** Closed panels that find-in-page searches before the block mounts. */
  readonly panels?: Panels
  /** Modules of the page context's rollups that must have loaded before the block is parsed (R3 Module loading). */
  readonly rollups?: readonly string[]
  readonly load: () => Promise<BlockModule<Props>>
}

/** A selector for panels that are closed until the block mounts, and the class of an open one. */
export type Panels = readonly [selector: string, openClass: string]

/** The exports of a block's lazy chunk. */
export type BlockModule<Props> = DrawingBlock<Props> | BehavingBlock<Props>

/** The common exports of all blocks. */
interface ReadBlock<Props> {
  /** Parses the server's markup. `null`: there is nothing to do. An error that it throws is reported as the block's. */
  readonly parse: Parse<Props>
  /**
   * Loads what only some of the blocks need, and resolves with the resulting props. For content that would move the
   * page if it arrived after the block was drawn; the block keeps waiting meanwhile. A rejection is reported as the
   * block's error.
   */
  readonly prepare?: (props: Props) => Promise<Props>
  /**
   * Shows visitors that `parse` failed, if the server's markup alone would be empty. Returns a function that undoes it.
   */
  readonly attachFailure?: (element: HTMLElement) => () => void
}

/** A block that draws: a React island. */
export interface DrawingBlock<Props> extends ReadBlock<Props> {
  /** If it throws `null`, there is nothing left to do, and the block is shown as the server sent it. */
  readonly view: ComponentType<Props & object>
  /**
   * Where the view is rendered. `inside` (default): in place of the server's content, which is kept and restored on
   * failure and unmount. `over`: the server's nodes stay in place; the view changes them through `useServerElement` and
   * renders new content through portals.
   */
  readonly place?: 'inside' | 'over'
}

/** A block that only adds behaviour: no React is loaded for it. */
export interface BehavingBlock<Props> extends ReadBlock<Props> {
  /** Starts the behaviour. Returns a function that undoes it and leaves the element as the server sent it. */
  readonly attach: Attach<Props>
}

/**
 * Starts a block's behaviour. Call `fail` if code that the block loads later fails, after undoing everything. If the
 * code is missing, the visitor gets a notice, and a retry parses and attaches the block again.
 */
export type Attach<Props> = (element: HTMLElement, props: Props, fail: (error: unknown) => void) => () => void

/** Parses a block's element into its props. */
export type Parse<Props> = (element: HTMLElement, page: Page) => Props | null

/** Declares a block: a row of the registry, type-checked so that the view's props are those that `parse` returns. */
export function defineBlock<Props>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition
}
