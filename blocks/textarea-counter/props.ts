export type CountedControl = HTMLTextAreaElement | HTMLInputElement

export interface TextareaCounterProps {
  readonly control: CountedControl
  /** `data-max-length`, in UTF-16 units (docs/decisions.md#25). */
  readonly maxLength: number
}
