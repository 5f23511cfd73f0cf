/** The port is already in use. The message says which, and how to choose another. */
export class PortBusyError extends Error {
  override readonly name = 'PortBusyError'

  constructor(
    readonly port: number,
    options?: ErrorOptions,
  ) {
    super(`Port ${port} is in use. Choose another with --port ${port + 1}, or --port 0 for any free one.`, options)
  }
}
