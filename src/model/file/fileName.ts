import { messages } from '../messages'
import { isBlank } from '../text/isBlank'

/** What to say of a file's new name, or `null` where there is one (A5 "Please enter a file name"). Never throws. */
export function checkFileName(name: string): string | null {
  return isBlank(name) ? messages.fileNameNeeded : null
}
