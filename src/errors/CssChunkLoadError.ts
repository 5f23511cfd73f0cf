import { SkerryError } from './SkerryError'

/** A style sheet that a module needs did not arrive (B8: a style chunk failure has a CSS chunk load failed code). */
export class CssChunkLoadError extends SkerryError {
  override readonly name = 'CssChunkLoadError'
  readonly code = 'CSS_CHUNK_LOAD_FAILED'
  /** The style sheet's address. */
  readonly href: string

  constructor(href: string, options?: ErrorOptions) {
    super(`The style sheet ${href} could not be loaded. The module that needs it was not started.`, options)
    this.href = href
  }
}
