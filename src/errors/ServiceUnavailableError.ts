import { RequestError } from './RequestError'

/** The server is temporarily unavailable: 503 (A8 Data layer). */
export class ServiceUnavailableError extends RequestError {
  override readonly name = 'ServiceUnavailableError'
}
