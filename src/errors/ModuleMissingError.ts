import { SkerryError } from './SkerryError'

/** A module that the page context's rollups do not list (B8 Console and runtime messages). */
export class ModuleMissingError extends SkerryError {
  override readonly name = 'ModuleMissingError'
  readonly module: string

  constructor(module: string, message: string) {
    super(message)
    this.module = module
  }
}
