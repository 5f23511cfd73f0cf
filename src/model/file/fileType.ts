import { format } from '../../language/format'
import { messages } from '../messages'

/**
 * The known properties of a file that has not been read, such as a `File`. `type` is empty if the browser does not know
 * it.
 */
export interface NamedFile {
  readonly name: string
  readonly type: string
}

/**
 * Whether a file matches an `accept` attribute: a comma-separated list of extensions (`.pdf`), types (`image/png`) and
 * families (`image/*`), case-insensitive. An empty list accepts every file.
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
 * The error message for a file's type, or `null` if it is supported (A5, B8 Unsupported-file message). `fileType` is
 * the requested type, such as `image`; empty if there is no word for it.
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
