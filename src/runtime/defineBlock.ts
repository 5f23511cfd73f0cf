import type { ComponentType } from 'react'
import type { Page } from '../model/page/page'

/** The moment a block is mounted: at once, when the page is idle, near the screen (200 px), at the first interaction, or when a media query first matches. */
export type When = 'now' | 'idle' | 'visible' | 'interaction' | { readonly media: string }

/** A first interaction that is kept while the block is not ready, and replayed once when it is. */
export type Interaction = 'click' | 'keydown' | 'submit'

/** One row of the registry. It travels in the entry, so it holds no code but `load` and what reserves space. */
export interface BlockDefinition<Props = unknown> {
  /** The specification's noun, as it appears in `inspect()` and in errors. */
  readonly name: string
  /** Where the block is found: the platform's marker class with an inner selector, a neutral attribute, or both. */
  readonly selector: string
  /** Default `visible`. */
  readonly when?: When
  /** `false` if visitors need nothing but the server's markup: no notice appears when the code fails to load. */
  readonly notice?: false
  /** What stays if the block fails: the server's markup (default) or nothing. */
  readonly fallback?: 'markup' | 'nothing'
  /** `false` for a block that only behaves (`attach`): React is not loaded for it. */
  readonly draws?: boolean
  /** The interactions that must not be lost before the block is ready, each with the selector of its controls. */
  readonly earlyInteractions?: { readonly [interaction in Interaction]?: string }
  /**
   * How the block looks before its code has loaded, so that nothing moves when it mounts: CSS text, nested in the block's element
   * (`&`). It lies in the cascade layer `skerry`, so a template wins over it, and lets go of a block that stays as served.
   */
  readonly early?: string
  /** Whether its early look outlives a failure, so that what is below it stays in its place. */
  readonly keepsLook?: boolean
  /**
   * Selects the parts that have no size of their own until the block's code has loaded; the block itself may be one. From the
   * scan until the block leaves they have the style that `reserveStyle` returns. Text of the class `sqs-dynamic-text` gets
   * its font size.
   */
  readonly reserve?: string
  /**
   * Returns the style of such a part as CSS declarations. Called before anything is written, so it may measure. Default: the
   * shape in `data-image-dimensions` of a picture, or of the pictures in a box.
   */
  readonly reserveStyle?: (element: HTMLElement, block: HTMLElement) => string
  /** Returns the classes that elements get together with the style of a part. */
  readonly reserveClasses?: (element: HTMLElement) => readonly (readonly [Element, string])[]
  /**
   * A class for parts that are narrower than so many pixels, by which templates lay them out. It is given at the scan, before
   * the page is painted where the entry holds the paint back; the block keeps it true from then on. The parts are whatever
   * `reserve` selects besides images.
   */
  readonly narrow?: readonly [px: number, className: string]
  /**
   * A class without which templates hide the block. The same parts are given it at the scan, so that no visitor waits for
   * code to see what the server sent; a block that fails keeps it.
   */
  readonly shown?: string
  /** Closed panels in which find-in-page searches before the block mounts. */
  readonly panels?: Panels
  /** Modules of the page context's rollups that must be there before the block is parsed (R3 Module loading). */
  readonly rollups?: readonly string[]
  readonly load: () => Promise<BlockModule<Props>>
}

/** What selects panels that are closed until the block mounts, and the class of one that is open. */
export type Panels = readonly [selector: string, openClass: string]

/** What a block's lazy chunk exports. */
export type BlockModule<Props> = DrawingBlock<Props> | BehavingBlock<Props>

/** What every block has. */
interface ReadBlock<Props> {
  /** Reads the server's markup. `null`: there is nothing to do here. Throws what is reported as the block's error. */
  readonly parse: Parse<Props>
  /**
   * Brings what only some of the blocks need, and returns the props with it: while it is under way the block waits as
   * before, where what came after drawing would move the page. It rejects with what is reported as the block's error.
   */
  readonly prepare?: (props: Props) => Promise<Props>
  /** Shows visitors that `parse` failed, if the server's markup alone would be empty. Returns its undo. */
  readonly attachFailure?: (element: HTMLElement) => () => void
}

/** A block that draws: a React island. */
export interface DrawingBlock<Props> extends ReadBlock<Props> {
  readonly view: ComponentType<Props & object>
  /**
   * Where the view goes. `inside` (default): in place of the server's content, which is kept aside and comes back on
   * failure and at unmount. `over`: the server's nodes stay where they are; the view changes them through
   * `useServerElement` and draws what is new through portals.
   */
  readonly place?: 'inside' | 'over'
}

/** A block that only behaves: no React is loaded for it. */
export interface BehavingBlock<Props> extends ReadBlock<Props> {
  /** Starts the behaviour; returns its undo, which leaves the element as the server sent it. */
  readonly attach: (element: HTMLElement, props: Props) => () => void
}

/** Reads a block's element into its props. */
export type Parse<Props> = (element: HTMLElement, page: Page) => Props | null

/** Declares a block: a row of the registry, checked so that the view's props are what `parse` returns. */
export function defineBlock<Props>(definition: BlockDefinition<Props>): BlockDefinition<Props> {
  return definition
}
