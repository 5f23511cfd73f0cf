export interface SpacerProps {
  readonly content: HTMLElement
  /** Its height in percent of its width. */
  readonly ratio: number
}
