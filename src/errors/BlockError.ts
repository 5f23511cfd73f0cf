import { SkerryError } from './SkerryError'

/** A block cannot work with its markup. Blocks throw it from `parse`; the runtime reports it with the element. */
export class BlockError extends SkerryError {
  override readonly name = 'BlockError'
}
