import { RequestError } from './RequestError'

/** The visitor may not do this: 401 or 403 without a reason of its own (A8 Data layer). */
export class UnauthorizedError extends RequestError {
  override readonly name = 'UnauthorizedError'
}
