import { SkerryError } from './SkerryError'

/** There is nothing at the requested path (B8: a not-found error carries a path). */
export class NotFoundError extends SkerryError {
  override readonly name = 'NotFoundError'
  readonly path: string

  constructor(path: string, options?: ErrorOptions) {
    super(`Nothing was found at ${path}`, options)
    this.path = path
  }
}
