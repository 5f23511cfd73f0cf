import { hasErrorName, SkerryError } from './SkerryError'

/** Code failed to load: it was refused, is missing, or did not arrive within 120 seconds (B8, B9 Timing). */
export class ChunkLoadError extends SkerryError {
  override readonly name = 'ChunkLoadError'
  /** The block, module or file that was requested. */
  readonly chunk: string

  constructor(chunk: string, reason: string, options?: ErrorOptions) {
    super(`The code of "${chunk}" did not load: ${reason}. The server's markup stays.`, options)
    this.chunk = chunk
  }
}

/** Whether an error is a `ChunkLoadError`, from whichever bundle. */
export const isChunkLoadError = (error: unknown): error is ChunkLoadError => hasErrorName(error, 'ChunkLoadError')
