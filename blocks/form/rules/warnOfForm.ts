import { format } from '../../../src/language/format'
import { controlsOf } from '../read/readForm'
import { isFileControl, uploadAttribute, uploadFieldOf } from './checkFiles'
import { warnings } from './warningMessages'

/** Logs warnings for developers about what prevents a form, or a part of it, from being sent. */
export function warnOfForm(form: HTMLFormElement, formId: string): void {
  if (formId === '') console.warn(warnings.noId, form)
  for (const control of controlsOf(form)) {
    if (!isFileControl(control) || uploadFieldOf(control)) continue
    const name = control.getAttribute(uploadAttribute)
    console.warn(name ? format(warnings.noUploadField, { name }) : warnings.noUpload, control)
  }
}

/** Logs that a block has neither a form nor the fields to draw one (B8 Console and runtime messages). */
export function warnOfMissingForm(block: HTMLElement): void {
  console.warn(warnings.noForm, block)
}
