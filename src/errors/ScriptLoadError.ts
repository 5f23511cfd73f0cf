import { SkerryError } from './SkerryError'

/** A script of a third party did not load: what needs it stays as the server sent it. */
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
