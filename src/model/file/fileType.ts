import { format } from '../../language/format'
import { messages } from '../messages'

/** What is known of a file before it is read; a `File` is one. `type` is empty where the browser does not know it. */
export interface NamedFile {
  readonly name: string
  readonly type: string
}

/**
 * Whether a file is one of those that an `accept` attribute names: endings (`.pdf`), types (`image/png`) and families
 * (`image/*`), with commas between, whatever their case. No list takes every file.
 */
export function isSupportedFile({ name, type }: NamedFile, accept: string): boolean {
  const wanted = accept
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const [media = ''] = type.toLowerCase().split(';', 1)
  return wanted.length === 0 || wanted.some((one) => isOne(one, name.toLowerCase(), media.trim()))
}

/**
 * What to say of a file's type, or `null` where it is supported (A5, B8 Unsupported-file message). `fileType` is what is
 * asked for, such as `image`; empty where no word says it.
 */
export function checkFileType(file: NamedFile, accept: string, fileType = ''): string | null {
  if (isSupportedFile(file, accept)) return null
  const fileTypeMessage = fileType === '' ? '' : `${fileType} `
  return format(messages.fileNotSupported, { fileName: file.name, fileTypeMessage })
}

function isOne(wanted: string, name: string, media: string): boolean {
  if (wanted === '*' || wanted === '*/*') return true
  if (wanted.startsWith('.')) return name.endsWith(wanted)
  return wanted.endsWith('/*') ? media.startsWith(wanted.slice(0, -1)) : media === wanted
}
