import { SkerryError } from './SkerryError'

/** An amount was to show zero as free, without a label to show (B5 Number parsing, B8). */
export class FreeLabelError extends SkerryError {
  override readonly name = 'FreeLabelError'
}
