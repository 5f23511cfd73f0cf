import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/server'
import { renderPage } from '../../mocks/site'
import { createVisitor, type Visitor } from '../support/visitor'

const path = '/api/content-items/5f0c0000000000000000b001/like'
const page = '/journal/the-night-of-the-two-lights'

let folder: string
let stateFile: string
let server: RunningServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skerry-'))
  stateFile = join(folder, 'state.json')
  server = await startServer({ renderPage, stateFile })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function comesIn(): Promise<Visitor> {
  const visitor = createVisitor(server.url)
  await visitor.get('/__mock/login?as=nobody')
  return visitor
}

const like = async (visitor: Visitor) => (await visitor.post(path)).json()
const unlike = async (visitor: Visitor) =>
  (await visitor.fetch(`${path}?crumb=${encodeURIComponent(visitor.cookie('crumb'))}`, { method: 'DELETE' })).json()
const servedCount = async () => /data-like-count="(\d+)"/.exec(await (await fetch(server.url + page)).text())?.[1]

describe('likes in the mock backend', () => {
  it('count once per visitor, can be removed, appear in the served page, and survive a restart', async () => {
    const [ada, ben] = [await comesIn(), await comesIn()]
    expect(await like(ada)).toEqual({ likeCount: 42 })
    expect(await like(ada)).toEqual({ likeCount: 42 })
    expect(await like(ben)).toEqual({ likeCount: 43 })
    expect(await unlike(ben)).toEqual({ likeCount: 42 })
    expect(await unlike(ben)).toEqual({ likeCount: 42 })
    expect(await servedCount()).toBe('42')
    await server.close()
    server = await startServer({ renderPage, stateFile })
    expect(await servedCount()).toBe('42')
  })

  it.each(['everything', '5f0c0000000000000000b0010', '5F0C0000000000000000B001'])(
    'are rejected for the unknown item %s',
    async (id) => {
      const ada = await comesIn()
      const answer = await ada.post(`/api/content-items/${id}/like`)
      expect(await answer.json()).toMatchObject({ errorKey: 'ITEM_NOT_FOUND', status: 404 })
      expect(Object.keys(server.state.likes)).not.toContain(id)
    },
  )
})
