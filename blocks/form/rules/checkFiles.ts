import { format } from '../../../src/language/format'
import { checkFileName } from '../../../src/model/file/fileName'
import { checkFileSize } from '../../../src/model/file/fileSize'
import { checkFileType } from '../../../src/model/file/fileType'
import { type Control, controlsOf, type FormFieldElements } from '../read/readForm'
import type { FieldError } from '../send/formState'
import { fileMessages } from './ruleMessages'

/** On a field for files: the name of the field into which a script of the page writes the address of the uploaded file. */
export const uploadAttribute = 'data-upload-field'

const families = new Set(['image', 'audio', 'video', 'text'])

/** Whether a control takes files. */
export function isFileControl(control: EventTarget | null): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'file'
}

/** The control that will hold the address of the uploaded file, or null: then its files cannot be sent. */
export function uploadFieldOf(control: HTMLInputElement): Control | null {
  const name = control.getAttribute(uploadAttribute)
  const others = name && control.form ? controlsOf(control.form) : []
  return others.find((other) => other !== control && other.name === name) ?? null
}

/**
 * Takes the files out of a field whose files cannot be sent, and says so: a form must not thank for what it did not send.
 * `null` where there are none, or a script uploads them.
 */
export function refuseFiles(field: FormFieldElements): FieldError | null {
  const refused = field.controls.filter(isFileControl).filter((one) => one.files?.length && !uploadFieldOf(one))
  const names = refused.flatMap(({ files }) => [...(files ?? [])].map(({ name }) => name))
  if (names.length === 0) return null
  for (const control of refused) control.value = ''
  const message = format(fileMessages.refused, { fileName: names.join(', ') })
  return { fieldId: field.id, field, message, wrong: refused, again: () => null }
}

/**
 * What to say of the files that a field asks for, and of which control, or `null` (A5 File too large, Unsupported). The limit
 * of a size is `data-max-megabytes`, and what is supported the control's own `accept`.
 */
export function checkFiles(field: FormFieldElements): { message: string; wrong: readonly Control[] } | null {
  for (const control of field.controls) {
    if (!isFileControl(control)) continue
    const message = messageOf(control, field.required)
    if (message !== null) return { message, wrong: [control] }
  }
  return null
}

function messageOf(control: HTMLInputElement, isRequired: boolean): string | null {
  const address = uploadFieldOf(control)
  if (!address) return null // nobody could meet the rule
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

/** The one family that an `accept` names, such as `image`; empty where it names another, or several. */
function familyOf(accept: string): string {
  const [family = '', ...others] = new Set(accept.split(',').map((one) => one.trim().split('/', 1)[0]))
  return others.length === 0 && families.has(family) ? family : ''
}
