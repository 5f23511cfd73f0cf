import { messages } from '../messages'
import { isBlank } from '../text/isBlank'

/** The error message for a file's new name, or `null` if it is valid (A5 "Please enter a file name"). Never throws. */
export function checkFileName(name: string): string | null {
  return isBlank(name) ? messages.fileNameNeeded : null
}
