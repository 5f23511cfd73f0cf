import { format } from '../../../src/language/format'
import { checkFileName } from '../../../src/model/file/fileName'
import { checkFileSize } from '../../../src/model/file/fileSize'
import { checkFileType } from '../../../src/model/file/fileType'
import { type Control, controlsOf, type FormFieldElements } from '../read/readForm'
import type { FieldError } from '../send/formState'
import { fileMessages } from './ruleMessages'

/** An attribute of file inputs: the name of the field into which a page script writes the URL of the uploaded file. */
export const uploadAttribute = 'data-upload-field'

const families = new Set(['image', 'audio', 'video', 'text'])

/** Whether a control is a file input. */
export function isFileControl(control: EventTarget | null): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'file'
}

/** Returns the control for the URL of the uploaded file, or `null`: then the files cannot be sent. */
export function uploadFieldOf(control: HTMLInputElement): Control | null {
  const name = control.getAttribute(uploadAttribute)
  const others = name && control.form ? controlsOf(control.form) : []
  return others.find((other) => other !== control && other.name === name) ?? null
}

/**
 * Removes the files from a field whose files cannot be sent, and returns an error: a form must not report success for
 * files that it did not send. Returns `null` if there are no files, or if a script uploads them.
 */
export function refuseFiles(field: FormFieldElements): FieldError | null {
  const refused = field.controls.filter(isFileControl).filter((one) => one.files?.length && !uploadFieldOf(one))
  const names = refused.flatMap(({ files }) => [...(files ?? [])].map(({ name }) => name))
  if (names.length === 0) return null
  for (const control of refused) {
    control.value = ''
    control.dispatchEvent(new Event('input', { bubbles: true })) // for scripts that show the file names
  }
  const message = format(fileMessages.refused, { fileName: names.join(', '), count: names.length })
  return { fieldId: field.id, field, message, invalid: refused, revalidate: () => null }
}

/**
 * Returns the error message for a field's files and the control it is about, or `null` (A5 File too large,
 * Unsupported). `data-max-megabytes` sets the size limit, and the control's `accept` lists the supported types.
 */
export function checkFiles(field: FormFieldElements): { message: string; invalid: readonly Control[] } | null {
  for (const control of field.controls) {
    if (!isFileControl(control)) continue
    const message = messageOf(control, field.required)
    if (message !== null) return { message, invalid: [control] }
  }
  return null
}

function messageOf(control: HTMLInputElement, isRequired: boolean): string | null {
  const address = uploadFieldOf(control)
  if (!address) return null // without an upload, no visitor could satisfy the rule
  const files = [...(control.files ?? [])]
  if (isRequired && files.length === 0) return checkFileName('')
  const limit = Number(control.getAttribute('data-max-megabytes'))
  for (const file of files) {
    const message =
      checkFileType(file, control.accept, familyOf(control.accept)) ?? checkFileSize(file.name, file.size, limit)
    if (message !== null) return message
  }
  const [first] = files
  return first && address.value === '' ? format(fileMessages.notUploaded, { fileName: first.name }) : null
}

/** The single media family in `accept`, such as `image`; empty if there are several or it is not a known one. */
function familyOf(accept: string): string {
  const [family = '', ...others] = new Set(accept.split(',').map((one) => one.trim().split('/', 1)[0]))
  return others.length === 0 && families.has(family) ? family : ''
}
