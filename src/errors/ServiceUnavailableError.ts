import { RequestError } from './RequestError'

/** The server is down for the moment: 503 (A8 Data layer). */
export class ServiceUnavailableError extends RequestError {
  override readonly name = 'ServiceUnavailableError'
}
