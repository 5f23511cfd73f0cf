import { type ClientRequest, request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/server'
import { renderPage } from '../../mocks/site'
import { imageUrl } from '../../mocks/site/markup/responsiveImage'

const tile = '/api/maps/tiles/12/2047/1362?labels=0'
const chromium = 'Mozilla/5.0 HeadlessChrome/143.0.0.0'

let server: RunningServer
beforeEach(async () => {
  server = await startServer({ renderPage })
})
afterEach(() => server.close())

const portOf = () => new URL(server.url).port

/** Sends a request with headers that `fetch` would not send. */
function send(path: string, headers: Record<string, string>): ClientRequest {
  const sent = request({ host: '127.0.0.1', port: portOf(), path, headers })
  sent.on('error', () => {}) // the connection ends with the test
  sent.end()
  return sent
}

describe('a file that never loads', () => {
  it.each([
    ['mapHangs', tile, 'image'],
    ['imagesHang', imageUrl('lighthouse-night'), 'image'],
    ['mediaHang', '/media/the-slip.wav', 'audio'],
  ])('under %s hangs at a host of its own, so that a browser keeps its connections: %s', async (name, path, type) => {
    const headers = { 'X-Skerry-Scenario': name, 'Sec-Fetch-Dest': type, 'User-Agent': chromium }
    const answer = await fetch(server.url + path, { headers, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, `//hang.localhost:${portOf()}${path}`])

    let isAnswered = false
    const held = send(path, { 'Sec-Fetch-Dest': type, Host: `hang.localhost:${portOf()}` })
    held.on('response', () => {
      isAnswered = true
    })
    for (let time = 0; time < 5; time++) await fetch(`${server.url}/__mock/log`)
    expect(isAnswered).toBe(false)
    held.destroy()
  })

  it.each([
    ['a client that may not know the other host', { 'Sec-Fetch-Dest': 'image', 'User-Agent': 'curl/8' }],
    ['a script’s request, which may not leave its origin', { 'Sec-Fetch-Dest': 'empty', 'User-Agent': chromium }],
    ['a page of another machine', { 'Sec-Fetch-Dest': 'image', 'User-Agent': chromium, Host: 'workbench.example' }],
  ])('hangs where it is for %s', async (_, headers) => {
    await server.close()
    server = await startServer({ renderPage, host: '0.0.0.0' })
    let isAnswered = false
    const held = send(tile, { ...headers, 'X-Skerry-Scenario': 'mapHangs' })
    held.on('response', () => {
      isAnswered = true
    })
    await expect.poll(() => server.backend.log.at(-1)?.outcome).toBe('never answered')
    await fetch(`http://127.0.0.1:${portOf()}/__mock/log`)
    expect(isAnswered).toBe(false)
    held.destroy()
  })
})
