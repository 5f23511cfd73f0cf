import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/server'

const context = '<script>Static.SQUARESPACE_CONTEXT = {"website":{"timeZone":"America/New_York"}}</script>'
const pages: Record<string, string> = {
  '/concerts': `<!doctype html>${context}<title>Concerts</title>
    <article data-block-type="event"><h3><a href="/concerts/late#tickets">Late <em>night</em></a></h3>
      <time datetime="2027-06-30T22:00">10 pm</time> to <time datetime="2027-07-01T02:00">2 am</time>
      <span data-event-place>The shed</span></article>
    <article data-block-type="event"><h3>Market</h3><time datetime="2027-07-10">10 July</time></article>
    <article data-block-type="event"><h3>Some day</h3><time>Soon</time></article>`,
  '/calendar': `<!doctype html><title>Calendar</title>
    <div data-block-type="calendar" data-collection-id="concerts"></div>
    <div class="sqs-block sqs-block-calendar" data-block-json='{"collectionId":"5f0c00"}'></div>
    <div class="sqs-events-collection-calendar" data-collection-id="listed"></div>`,
}

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ pages })
  for (const path of Object.keys(pages)) await fetch(server.url + path)
})
afterAll(() => server.close())

const month = async (name: string, collectionId = 'concerts') =>
  (await fetch(`${server.url}/api/open/GetItemsByMonth?month=${name}&collectionId=${collectionId}`)).json()

describe('the calendars of served pages', () => {
  it('have the events of served pages, in the time zone of each page', async () => {
    const late = {
      title: 'Late night',
      collectionId: 'concerts',
      startDate: Date.UTC(2027, 6, 1, 2),
      endDate: Date.UTC(2027, 6, 1, 6),
      fullUrl: '/concerts/late',
      location: { addressTitle: 'The shed' },
    }
    const market = { title: 'Market', startDate: Date.UTC(2027, 6, 10, 4), endDate: Date.UTC(2027, 6, 11, 4) }
    expect(await month('07-2027')).toMatchObject([late, market])
    expect(await month('07-2027', '5f0c00')).toMatchObject([{ title: 'Late night' }, { title: 'Market' }])
    expect(await month('07-2027', 'listed')).toHaveLength(2)
    expect(await month('08-2027')).toEqual([])
  })

  it('are unknown until a page is served, and stay known after a reset', async () => {
    expect((await month('07-2027', 'other')).errorKey).toBe('COLLECTION_NOT_FOUND')
    server.backend.reset()
    expect(await month('07-2027')).toHaveLength(2)
  })

  it('have a file for each event, at its own URL', async () => {
    const file = await fetch(`${server.url}/concerts/late?format=ical`)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.ics"$/)
    const text = await file.text()
    expect(text).toContain('DTSTART:20270701T020000Z')
    expect(text).toContain('SUMMARY:Late night\r\nLOCATION:The shed\r\n')
    expect((await fetch(`${server.url}/concerts/other?format=ical`)).status).toBe(404)
  })

  it('lose an event when its page is served without it', async () => {
    const { '/concerts': served = '' } = pages
    pages['/concerts'] = served.replace(/<article[^>]*><h3>Market.*?<\/article>/, '')
    await fetch(`${server.url}/concerts`)
    pages['/concerts'] = served
    expect(await month('07-2027')).toMatchObject([{ title: 'Late night' }])
  })

  it('have each event once and in order, whichever pages list it', async () => {
    pages['/home'] = `<!doctype html>${context}<title>Home</title>
      <article data-block-type="event"><h3><a href="/concerts/late">Late night</a></h3>
        <time datetime="2027-06-30T22:00"></time></article>
      <article data-block-type="event"><h3><a href="/concerts/early">Early night</a></h3>
        <time datetime="2027-06-30T21:00"></time></article>`
    for (const path of ['/concerts', '/home']) await fetch(server.url + path)
    expect((await month('07-2027')).map(({ title }: { title: string }) => title)).toEqual([
      'Early night',
      'Late night',
      'Market',
    ])
  })

  it('accept events that end before they begin, and pages with an unknown time zone', async () => {
    pages['/odd'] = `<!doctype html><script>var context = {"timeZone":"Atlantis/Harbour"}</script><title>Odd</title>
      <article data-block-type="event"><h3>Backwards</h3>
        <time datetime="2028-02-20T12:00"></time><time datetime="2028-02-19T12:00"></time></article>`
    expect((await fetch(`${server.url}/odd`)).status).toBe(200)
    const start = new Date(2028, 1, 20, 12).getTime() // on the clock of this machine
    expect(await month('02-2028')).toMatchObject([{ title: 'Backwards', startDate: start, endDate: start }])
  })
})
