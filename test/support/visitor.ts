/** An HTTP client with cookies, for tests without a browser. */
export interface Visitor {
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Posts JSON, with the crumb from the cookie in the query. */
  readonly post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  readonly cookie: (name: string) => string
}

/** Creates a client that keeps the cookies a server sets. */
export function createVisitor(origin: string): Visitor {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '))
    const response = await fetch(origin + path, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, decodeURIComponent(value))
    }
    return response
  }
  const cookie = (name: string) => cookies.get(name) ?? ''
  return {
    fetch: send,
    get: (path, headers) => send(path, { headers }),
    post: (path, body, headers) => {
      const crumb = `${path.includes('?') ? '&' : '?'}crumb=${encodeURIComponent(cookie('crumb'))}`
      const text = body === undefined ? undefined : JSON.stringify(body)
      return send(path + crumb, {
        method: 'POST',
        body: text,
        headers: { 'Content-Type': 'application/json', ...headers },
      })
    },
    cookie,
  }
}
