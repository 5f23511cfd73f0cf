import { describe, expect, it } from 'vitest'
import { documentOf, siteForTests } from '../support/site'

const date = Date.UTC(2020, 0, 1)
const site = siteForTests({
  pages: {
    '/platform': documentOf(`<p>Posted <span class="timesince" data-date="${date}">1 January 2020</span></p>`),
    '/neutral': documentOf(`<p>Posted <time data-date="${date}">1 January 2020</time></p>`),
  },
})

describe('a page with only a date', () => {
  it.each(['/platform', '/neutral'])('shows the date’s age without loading React (%s)', async (path) => {
    const asked: string[] = []
    const { page: view, troubles } = await site.visit('/')
    view.on('request', (request) => asked.push(request.url()))
    troubles.length = 0 // there is nothing at /
    await view.goto(site.server.url + path)
    await expect.poll(() => view.locator('[data-date]').textContent()).toMatch(/^\d+ years ago$/)
    expect(asked.filter((url) => /\/react-/.test(url))).toEqual([])
    expect(troubles).toEqual([])
  })
})
