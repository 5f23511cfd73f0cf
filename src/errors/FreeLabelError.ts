import { SkerryError } from './SkerryError'

/** An amount should show zero as free, but has no label for it (B5 Number parsing, B8). */
export class FreeLabelError extends SkerryError {
  override readonly name = 'FreeLabelError'
}
