import { SkerryError } from './SkerryError'

/** Something that was asked for by its path is not there (B8: a not-found error carries a path). */
export class NotFoundError extends SkerryError {
  override readonly name = 'NotFoundError'
  readonly path: string

  constructor(path: string, options?: ErrorOptions) {
    super(`Nothing was found at ${path}`, options)
    this.path = path
  }
}
