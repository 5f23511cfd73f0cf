import { SkerryError } from './SkerryError'

/** A block that cannot work with the markup it found. Blocks throw it from `parse`; the runtime reports it with the element. */
export class BlockError extends SkerryError {
  override readonly name = 'BlockError'
}
