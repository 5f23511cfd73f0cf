import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the collector does with a request. */
export type Mood = 'takes' | 'is down' | 'drops' | 'hangs'

/** A site with one page that runs a script, one that does not, and a collector below `/api` in a mood of the test's choice. */
export class CollectorServer {
  mood: Mood = 'takes'
  /** The ids of the events that were taken, in the order they came, repeats included. */
  readonly taken: string[] = []
  /** What the requests that were taken carried. */
  readonly bodies: string[] = []
  /** How many requests reached `/api`, taken or not. */
  requests = 0
  private readonly server: Server
  private readonly hanging = new Set<ServerResponse>()

  constructor(script: string) {
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const path = (request.url ?? '').split('?')[0] ?? ''
      if (path.startsWith('/api/')) this.collect(Buffer.concat(chunks).toString('utf8'), response)
      else if (path === '/hang') this.hanging.add(response)
      else {
        const isScript = path === '/skerry.umd.js'
        // Not kept for going back: a page in the cache is frozen, not left.
        response.writeHead(200, {
          'content-type': isScript ? 'text/javascript' : 'text/html',
          'cache-control': 'no-store',
        })
        response.end(isScript ? script : pageHtml(path === '/page'))
      }
    })
  }

  /** Starts listening; returns the origin. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  stop(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((resolve) => this.server.close(() => resolve()))
  }

  /** How many different events were taken: what is sent twice counts once. */
  get count(): number {
    return new Set(this.taken).size
  }

  private collect(body: string, response: ServerResponse): void {
    this.requests++
    if (this.mood === 'hangs') {
      this.hanging.add(response)
      return
    }
    if (this.mood === 'drops') {
      response.destroy()
      return
    }
    if (this.mood === 'takes') {
      this.taken.push(...idsIn(body))
      this.bodies.push(body)
    }
    response.writeHead(this.mood === 'takes' ? 200 : 503).end()
  }
}

function pageHtml(hasScript: boolean): string {
  return `<!doctype html><title>page</title>${hasScript ? '<script src="/skerry.umd.js"></script>' : ''}`
}

function idsIn(body: string): string[] {
  const fields = body.startsWith('[') ? null : new URLSearchParams(body)
  const alone = fields?.get('eventId')
  if (alone) return [alone]
  const events: { eventId: string }[] = JSON.parse(fields ? (fields.get('data') ?? '[]') : body)
  return events.map(({ eventId }) => eventId)
}
