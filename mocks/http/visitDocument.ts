import type { Backend } from '../Backend'
import { documentJar } from './CookieJar'

/** What opening a page on the server does, for a document that came from elsewhere: it gets its session and crumb. */
export function visitDocument(backend: Backend): void {
  if (typeof document === 'undefined') return
  const page = new Request(location.href)
  documentJar.write(page, backend.visit(documentJar.read(page)))
}
