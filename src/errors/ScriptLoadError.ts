import { SkerryError } from './SkerryError'

/** A third-party script did not load. The parts that need it stay as the server sent them. */
export class ScriptLoadError extends SkerryError {
  override readonly name = 'ScriptLoadError'

  constructor(
    /** The script's address. */
    readonly url: string,
    reason: string,
  ) {
    super(
      `The script ${url} did not load: ${reason}. What depends on it cannot start. Check the address, and that the page's content security policy lists its host.`,
    )
  }
}
