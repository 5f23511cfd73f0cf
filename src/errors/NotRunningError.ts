import { SkerryError } from './SkerryError'

/** An API function that needs a page was called before `Skerry.start()` or after `Skerry.stop()`. */
export class NotRunningError extends SkerryError {
  override readonly name = 'NotRunningError'
}
