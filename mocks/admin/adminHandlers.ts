import { type HttpHandler, http } from 'msw'
import type { Backend } from '../Backend'
import { jsonOr, mostSnapshotLevels, readBody } from '../http/body'
import type { CookieJar } from '../http/CookieJar'
import { cookieLine } from '../http/cookies'
import { toResponse } from '../http/toResponse'
import { type AdminRequest, adminAnswer } from './adminAnswer'

/** The handlers of `/__mock/`, where QA inspects the mock server and sets scenarios. */
export function createAdminHandlers(backend: Backend, jar: CookieJar): HttpHandler[] {
  const resolve = async ({ request }: { readonly request: Request }) => {
    const url = new URL(request.url)
    const name = url.pathname.slice(url.pathname.indexOf('/__mock') + '/__mock'.length).replace(/^\/|\/$/g, '')
    const { text, value } = await readBody(request)
    // `curl -d` sends JSON with the content type of a form.
    const body = text.startsWith('{') ? jsonOr(text, text, mostSnapshotLevels) : value
    const isTorn = text !== '' && body === text // neither a form's fields nor JSON
    const adminRequest: AdminRequest = {
      backend,
      method: request.method,
      name,
      url,
      body,
      isTorn,
      cookies: jar.read(request),
    }
    const { answer, cookies = [] } = adminAnswer(adminRequest)
    jar.write(request, cookies)
    return toResponse(answer, cookies.map(cookieLine))
  }
  return [http.all('*/__mock', resolve), http.all('*/__mock/*', resolve)]
}
