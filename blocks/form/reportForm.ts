import { callNative } from '../../src/browser/callNative'
import type { FormProps } from './props'

const ignore = () => {}

/** Reports to the census that a form rendered, and warns developers about what prevents it from being sent. */
export function reportForm(form: HTMLFormElement, { formId, isAnswered, page }: FormProps): void {
  if (isAnswered) return
  // The beacon can wait; a failed one is ignored (B7).
  import('../../src/telemetry/census').then(({ recordFormRender }) => recordFormRender(page, formId), ignore)
  if (formId !== '' && !callNative(form, 'querySelectorAll', 'input[type="file"]')[0]) return
  import('./rules/warnOfForm').then(({ warnOfForm }) => warnOfForm(form, formId), ignore)
}
