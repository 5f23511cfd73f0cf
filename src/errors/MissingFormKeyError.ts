import { RequestError } from './RequestError'

/** The server answered without a form submission key, so the form cannot be sent (A7). */
export class MissingFormKeyError extends RequestError {
  override readonly name = 'MissingFormKeyError'
}
