import { RequestError } from './RequestError'

/** The answer was to be JSON and is not; shown as a system error (A8 Data layer). `cause` is the `SyntaxError`. */
export class ResponseParseError extends RequestError {
  override readonly name = 'ResponseParseError'
}
