import type { Backend } from '../Backend'
import { hasStaleCrumb } from '../scenarios/chooseScenarios'
import { documentJar } from './CookieJar'

/** Sets the session and crumb cookies of a document that the mock server did not serve. */
export function visitDocument(backend: Backend): void {
  if (typeof document === 'undefined') return
  const page = new Request(location.href)
  const cookies = documentJar.read(page)
  documentJar.write(page, backend.visit(cookies, hasStaleCrumb(backend, page, cookies)))
}
