import { checkFileName } from '../../src/model/fileName'
import { checkFileSize } from '../../src/model/fileSize'
import { checkFileType } from '../../src/model/fileType'
import type { Control, FormFieldElements } from './readForm'

const families = new Set(['image', 'audio', 'video', 'text'])

/**
 * What to say of the files that a field asks for, and of which control, or `null` (A5 File too large, Unsupported). The limit
 * of a size is `data-max-megabytes`, and what is supported the control's own `accept`.
 */
export function checkFiles(field: FormFieldElements): { message: string; wrong: readonly Control[] } | null {
  for (const control of field.controls) {
    if (!(control instanceof HTMLInputElement) || control.type !== 'file') continue
    const message = messageOf(control, field.required)
    if (message !== null) return { message, wrong: [control] }
  }
  return null
}

function messageOf(control: HTMLInputElement, isRequired: boolean): string | null {
  const files = [...(control.files ?? [])]
  if (isRequired && files.length === 0) return checkFileName('')
  const limit = Number(control.getAttribute('data-max-megabytes'))
  for (const file of files) {
    const message =
      checkFileType(file, control.accept, familyOf(control.accept)) ?? checkFileSize(file.name, file.size, limit)
    if (message !== null) return message
  }
  return null
}

/** The one family that an `accept` names, such as `image`; empty where it names another, or several. */
function familyOf(accept: string): string {
  const [family = '', ...others] = new Set(accept.split(',').map((one) => one.trim().split('/', 1)[0]))
  return others.length === 0 && families.has(family) ? family : ''
}
