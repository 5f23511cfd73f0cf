import type { Backend } from '../Backend'
import { documentJar } from './CookieJar'

/** Sets the session and crumb cookies of a document that the mock server did not serve. */
export function visitDocument(backend: Backend): void {
  if (typeof document === 'undefined') return
  const page = new Request(location.href)
  documentJar.write(page, backend.visit(documentJar.read(page)))
}
