import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived. */
export interface Arrived {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** What a test lets the server do with a request; `null` as status hangs up without an answer. */
export interface Answered {
  readonly status: number | null
  readonly body?: unknown
  readonly headers?: { readonly [name: string]: string }
  /** Sends what there is and never ends. */
  readonly isEndless?: boolean
}

/** A real server for the data layer's tests: real sockets, real bytes. */
export class ApiServer {
  readonly arrived: Arrived[] = []
  answer: (request: Arrived, count: number) => Answered | Promise<Answered> = () => ({ status: 200, body: {} })
  private readonly server: Server

  constructor() {
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const arrived = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      }
      this.arrived.push(arrived)
      this.reply(await this.answer(arrived, this.arrived.length), response)
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

  /** The path and query of every request so far. */
  get urls(): readonly string[] {
    return this.arrived.map(({ url }) => url)
  }

  private reply({ status, body = '', headers = {}, isEndless }: Answered, response: ServerResponse): void {
    if (status === null) {
      response.destroy()
      return
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
    if (isEndless) response.write(text)
    else response.end(text)
  }
}

/** A promise that a test settles by hand, for a server that does not answer yet. */
export function pending<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let settle: (value: Value) => void = () => {}
  const promise = new Promise<Value>((resolve) => {
    settle = resolve
  })
  return { promise, resolve: settle }
}
