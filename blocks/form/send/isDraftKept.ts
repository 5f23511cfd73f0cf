import { callNative } from '../../../src/browser/callNative'

/** Whether the owner wants drafts of a form to be saved: `data-draft` on the form or its block; `null` without it. */
export function isDraftKept(form: Element, root: Element): boolean | null {
  const values = [form, root].map((element) => callNative(element, 'getAttribute', 'data-draft'))
  if (values.every((value) => value === null)) return null
  return values.some((value) => value !== null && value !== 'false')
}
