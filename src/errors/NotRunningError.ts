import { SkerryError } from './SkerryError'

/** A call of the API that needs a page, before `Skerry.start()` or after `Skerry.stop()`. */
export class NotRunningError extends SkerryError {
  override readonly name = 'NotRunningError'
}
