/** The parts of a list section whose items are in a row. */
export interface ListSectionProps {
  readonly element: HTMLElement
  /** The parent of the items, which scrolls. */
  readonly list: HTMLElement
  /** The items, without copies that a script of the template has made. */
  readonly items: readonly HTMLElement[]
  /** The box that cuts off the row. */
  readonly gutter: HTMLElement
}
