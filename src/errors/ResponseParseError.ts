import { RequestError } from './RequestError'

/** The response is not valid JSON; shown as a system error (A8 Data layer). `cause` is the `SyntaxError`. */
export class ResponseParseError extends RequestError {
  override readonly name = 'ResponseParseError'
}
