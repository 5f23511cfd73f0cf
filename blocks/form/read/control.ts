/** An element that holds a value of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const tickable = new Set(['checkbox', 'radio'])

/** Whether a control is a checkbox or a radio button. */
export function isTickable(control: Control): control is HTMLInputElement {
  return tickable.has(control.type)
}

/** Whether visitors never see a control. */
export function isHidden({ type }: Control): boolean {
  return type === 'hidden'
}
