export type CountedControl = HTMLTextAreaElement | HTMLInputElement

export interface TextareaCounterProps {
  readonly control: CountedControl
  /** `data-max-length`, in UTF-16 units (decision 25). */
  readonly maxLength: number
}
