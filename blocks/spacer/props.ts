export interface SpacerProps {
  readonly content: HTMLElement
  /** The height as a percentage of the width. */
  readonly ratio: number
}
