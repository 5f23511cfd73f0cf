import type { Page } from 'playwright'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPage } from '../../mocks/site'
import { documentOf, siteForTests, untilBlock } from '../support/site'

const link = (number: number, more = '') =>
  `<div class="sqs-block button-block sqs-block-button" id="block-${number}"><div class="sqs-block-button-container sqs-block-button-container--center" data-alignment="center" data-button-size="small">
    <a class="sqs-block-button-element--small sqs-block-button-element" href="/next?number=${number}"${more}>Button ${number}</a></div></div>`
const many = Array.from({ length: 59 }, (_, index) => `${link(index)}<div class="far"></div>`).join('')
const head = '<link rel="stylesheet" href="/site.css">'

const site = siteForTests({
  pages: {
    '/one': documentOf(link(1)),
    '/window': documentOf(link(1, ' target="_blank"')),
    '/many': documentOf(many, head),
    '/next': documentOf('<p>You have arrived</p>'),
  },
  renderPage: (path) =>
    path === '/site.css' ? { status: 200, contentType: 'text/css', body: '.far { height: 1200px }' } : null,
})
const demo = siteForTests({ renderPage })

beforeEach(() => {
  site.server.backend.reset()
  demo.server.backend.reset()
})

/** The counted events. A page left before the response sends an event again, with the same id. */
function sent(operation: string): object[] {
  const bodies = site.server.backend.log.flatMap((entry) =>
    entry.operation === operation ? [entry.body as { readonly eventId: string }] : [],
  )
  return [...new Map(bodies.map((body) => [body.eventId, body])).values()]
}
const button = (view: Page, number: number) => view.getByRole('link', { name: `Button ${number}`, exact: true })

describe('a button', () => {
  it('is counted when it is seen, and when a click opens another page', async () => {
    const { page: view, troubles } = await site.visit('/one')
    await expect.poll(() => sent('ButtonRender')).toHaveLength(1)
    await button(view, 1).click()
    await view.getByText('You have arrived').waitFor()
    await expect.poll(() => sent('ButtonClick')).toHaveLength(1)
    const beacon = {
      id: 'block-1',
      buttonText: 'Button 1',
      clickthroughUrl: '/next?number=1',
      alignment: 'center',
      size: 'small',
      newWindow: 'false',
      context: 'main',
      visitorCookie: expect.any(String),
      pagePath: '/one',
    }
    expect(sent('ButtonRender')).toMatchObject([beacon])
    expect(sent('ButtonClick')).toMatchObject([beacon])
    expect(troubles).toEqual([])
  })

  it('is counted when it is opened with the middle mouse button', async () => {
    const { page: view } = await site.visit('/one')
    await expect.poll(() => sent('ButtonRender')).toHaveLength(1)
    await button(view, 1).click({ button: 'middle' })
    await expect.poll(() => sent('ButtonClick')).toHaveLength(1)
  })

  it('opens a window that has no access to the page', async () => {
    const { page: view } = await site.visit('/window')
    await untilBlock(view, 'button')
    const opened = view.context().waitForEvent('page')
    await button(view, 1).click()
    expect(await (await opened).evaluate(() => window.opener)).toBeNull()
    await expect.poll(() => sent('ButtonClick')).toMatchObject([{ newWindow: 'true' }])
  })

  it('is counted only near the screen on a page with 59 buttons', async () => {
    const { page: view, troubles } = await site.visit('/many', { viewport: { width: 800, height: 600 } })
    await expect.poll(() => sent('ButtonRender')).toMatchObject([{ buttonText: 'Button 0' }])
    await button(view, 58).scrollIntoViewIfNeeded()
    await expect
      .poll(() => sent('ButtonRender'))
      .toMatchObject([{ buttonText: 'Button 0' }, { buttonText: 'Button 58' }])
    expect(troubles).toEqual([])
  })

  it.each(['**/api/census/**', '**/chunks/button*'])('works if %s fails', async (address) => {
    const { page: view } = await site.visit('/next')
    await view.route(address, (route) => route.abort())
    await view.goto(`${site.server.url}/one`)
    await untilBlock(view, 'button', address.includes('button') ? 'failed' : 'mounted')
    expect(await view.getByRole('alert').count()).toBe(0)
    expect(await view.getByRole('button').count()).toBe(0)
    await button(view, 1).click()
    await view.getByText('You have arrived').waitFor()
  })

  it('is centred before its code loads', async () => {
    const { page: view } = await site.visit('/one')
    await untilBlock(view, 'button')
    const align = await button(view, 1).evaluate((one) => getComputedStyle(one.parentElement!).textAlign)
    expect(align).toBe('center')
  })
})

describe('the buttons of the demo site', () => {
  it('are counted under the strict policy', async () => {
    const { troubles } = await demo.visit('/blocks/button?csp=strict', { viewport: { width: 1280, height: 3000 } })
    const texts = () =>
      demo.server.backend.log.flatMap(({ operation, body }) =>
        operation === 'ButtonRender' ? [(body as { buttonText: string }).buttonText] : [],
      )
    await expect.poll(() => texts().length).toBe(4)
    expect(texts().sort()).toEqual(['Questions', 'To the island', 'What’s in the oven', 'Write to us'])
    expect(troubles).toEqual([])
  })
})
