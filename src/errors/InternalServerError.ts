import { RequestError } from './RequestError'

/** The server failed: 500 or 501 without a reason of its own (A8 Data layer). */
export class InternalServerError extends RequestError {
  override readonly name = 'InternalServerError'
}
