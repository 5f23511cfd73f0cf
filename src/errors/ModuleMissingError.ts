import { SkerryError } from './SkerryError'

/** The page context's rollups do not list a module (B8 Console and runtime messages). */
export class ModuleMissingError extends SkerryError {
  override readonly name = 'ModuleMissingError'
  readonly module: string

  constructor(module: string, message: string) {
    super(message)
    this.module = module
  }
}
