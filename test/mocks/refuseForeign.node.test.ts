import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/server'

const pages = { '/': '<p>Home' }
let server: RunningServer
afterEach(() => server.close())

interface Answer {
  readonly status: number
  readonly text: string
}

/** Sends a request with headers that `fetch` would not send. */
function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  const { port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const chunks = await response.toArray()
      resolve({ status: response.statusCode ?? 0, text: chunks.join('') })
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('a server for this machine only', () => {
  it.each(['localhost', 'LOCALHOST:4600', '127.0.0.1:4600', '127.1.2.3', '[::1]:4600', 'www.shop.localhost:80'])(
    'answers to %s',
    async (host) => {
      server = await startServer({ pages })
      expect(await ask('/', { Host: host })).toMatchObject({ status: 200, text: expect.stringContaining('Home') })
    },
  )

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:4600', '192.168.0.7', 'evillocalhost'])(
    'rejects requests for %s, and says how to allow them',
    async (host) => {
      server = await startServer({ pages })
      for (const path of ['/', '/__mock/log', '/api/site-header-footer', '/__skerry/skerry.mjs']) {
        const { status, text } = await ask(path, { Host: host })
        expect([status, text]).toEqual([403, expect.stringContaining('--host 0.0.0.0')])
      }
    },
  )
})

describe('a server that other machines can reach', () => {
  it('answers to any host, and accepts changes from its own pages', async () => {
    server = await startServer({ pages, host: '0.0.0.0' })
    expect((await ask('/', { Host: 'skerry.test' })).status).toBe(200)
    const own = { Host: 'skerry.test:4600', Origin: 'http://skerry.test:4600' }
    expect((await ask('/__mock/reset', own, 'POST')).status).toBe(200)
    expect((await ask('/__mock/reset', { ...own, Origin: 'http://other.test' }, 'POST')).status).toBe(403)
  })
})

describe('the mock backend', () => {
  const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }

  it.each([
    ['no browser', {}],
    ['a page of the server', { Origin: 'http://127.0.0.1:4600', 'Sec-Fetch-Site': 'same-origin' }],
    ['a page of the server without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['another port of this machine', { Origin: 'http://localhost:6006', 'Sec-Fetch-Site': 'same-site' }],
    ['another name of this machine', { Origin: 'http://127.0.0.1:6006', 'Sec-Fetch-Site': 'cross-site' }],
  ])('accepts changes from %s', async (_, headers) => {
    server = await startServer()
    expect((await ask('/__mock/scenario?name=slow', headers, 'POST')).status).toBe(200)
    expect(server.state.scenario?.names).toEqual(['slow'])
  })

  it.each([
    ['POST', '/__mock/scenario?name=slow', foreign],
    ['POST', '/__mock/scenario?name=slow', { Origin: 'https://evil.example' }],
    ['POST', '/__mock/scenario?name=slow', { Origin: 'null' }],
    ['POST', '/__mock/scenario?name=slow', { 'Sec-Fetch-Site': 'cross-site' }],
    ['POST', '/api/__mock/scenario?name=slow', foreign],
    ['PUT', '/__mock/store', foreign],
  ])('rejects changes from another site: %s %s %o', async (method, path, headers) => {
    server = await startServer()
    const { status, text } = await ask(path, headers, method)
    expect([status, text]).toEqual([403, expect.stringContaining('may not change the mock backend')])
    expect(server.state.scenario).toBeNull()
  })
})
