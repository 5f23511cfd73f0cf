import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SharedBrowser, shareChromium } from '../support/browser'
import { type SourcePage, serveSource } from '../support/sourcePage'

const source = `
  import { servedHtml } from './src/browser/servedHtml'
  import { configure } from './src/browser/settings'
  import { runTrustedHtml, sanitiseHtml } from './src/ui/html'
  Object.assign(window, { configure, servedHtml, runTrustedHtml, sanitiseHtml })
`
const policy =
  "default-src 'self'; script-src 'nonce-n' 'strict-dynamic'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types skerry"

let browser: SharedBrowser
let served: SourcePage
let page: Page

beforeAll(async () => {
  browser = await shareChromium()
  served = await serveSource(source, '<div id="place"></div>', { 'content-security-policy': policy })
})
afterAll(async () => {
  await browser.close()
  await served.close()
})

const open = async () => {
  page = await browser.newPage()
  await page.addInitScript(() => {
    Object.assign(window, { hits: [], violations: [] })
    Object.assign(window, { alert: (text: unknown) => (window as never as { hits: unknown[] }).hits.push(text) })
    document.addEventListener('securitypolicyviolation', (event) => {
      ;(window as never as { violations: unknown[] }).violations.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  await page.goto(served.url)
}
const recorded = (name: 'hits' | 'violations') =>
  page.evaluate((key) => (window as never as { [key: string]: unknown[] })[key], name)

const attacks = [
  '<script>alert(1)</script>',
  '<p>a</p><img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java&#10;script:alert(1)">a</a>',
  '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg><animate onbegin="alert(1)" attributeName="x"></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe><object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">b</button></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example"><link rel="stylesheet" href="/evil.css">',
  '<style>body { display: none }</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<div class="sqs-block-form" data-submission-html="&lt;script>alert(1)&lt;/script>"></div>',
]

const forbidden = 'script, iframe, object, embed, base, meta, link, style, noscript, template'

describe.each([
  ['the browser’s own sanitiser', true],
  ['DOMPurify', false],
])('sanitiseHtml with %s, under a strict policy with Trusted Types', (_name, isOwn) => {
  const sanitise = (html: string) =>
    page.evaluate(
      async ({ html, isOwn, forbidden }) => {
        const { sanitiseHtml } = window as never as { sanitiseHtml: (html: string) => Promise<DocumentFragment> }
        if (!isOwn) delete (Element.prototype as { setHTML?: unknown }).setHTML
        const place = document.querySelector('#place') as HTMLElement
        place.replaceChildren(await sanitiseHtml(html))
        // A harmless button still submits its form, which would navigate.
        place.addEventListener('submit', (event) => event.preventDefault())
        for (const link of place.querySelectorAll('a, button'))
          link.dispatchEvent(new MouseEvent('click', { cancelable: true }))
        const values = [...place.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ name, value }) => `${name}=${value}`),
        )
        return {
          html: place.innerHTML,
          bad: [...place.querySelectorAll(forbidden)].map(({ localName }) => localName),
          running: values.filter((value) => /^on|script:|submission/i.test(value)),
        }
      },
      { html, isOwn, forbidden },
    )

  it.each(attacks)('removes what runs, restyles or redirects: %s', async (html) => {
    await open()
    const { bad, running } = await sanitise(html)
    expect(bad).toEqual([])
    expect(running).toEqual([])
    expect(await recorded('hits')).toEqual([])
    expect(page.url()).toContain(served.url)
    await page.close()
  })

  it('keeps the markup of rendered widgets, without policy violations', async () => {
    await open()
    const html =
      '<div class="summary-item" data-type="event"><a href="#event" target="_self"><img data-src="a.png" alt="Harbour"></a><select name="size"><option>S</option></select></div>'
    expect((await sanitise(html)).html).toBe(html)
    expect(await recorded('violations')).toEqual([])
    await page.close()
  })

  it('keeps the names of form fields, but no names that would shadow document properties', async () => {
    await open()
    const form =
      '<form class="sign-up"><label for="name">Name</label><input id="name" name="name"><input name="title"><select name="location"></select><button name="action">Join</button></form>'
    expect((await sanitise(form)).html).toBe(form)
    const shadowing = '<img name="title"><input name="title"><form><input name="title" form="other" type="text"></form>'
    expect((await sanitise(shadowing)).html).toMatch(/^<img><input><form><input (?!.*name.*form=)/)
    const hostile =
      '<form><input name="getAttributeNames"><input name="matches"></form><form onformdata="alert(1)"></form>'
    expect((await sanitise(hostile)).running).toEqual([])
    await page.close()
  })
})

describe('runTrustedHtml under a strict policy with Trusted Types', () => {
  const run = (csp: string, isServed = true) =>
    page.evaluate(
      async ([csp, isServed]) => {
        const parts = window as never as {
          configure: (settings: object) => void
          servedHtml: () => { read?: () => readonly Element[] }
          runTrustedHtml: (target: Element, html: string) => Promise<void>
        }
        parts.configure({ csp, nonce: 'n' })
        const place = document.querySelector('#place') as HTMLElement
        const html = '<p>Thank you</p><script>alert("first")</script><script>alert("second")</script>'
        const holder = document.createElement('div')
        holder.setAttribute('data-submission-html', html)
        if (isServed) parts.servedHtml().read = () => [holder]
        await parts.runTrustedHtml(place, html)
        return place.textContent
      },
      [csp, isServed] as const,
    )

  it('runs each of the owner’s scripts once, in order', async () => {
    await open()
    expect(await run('default')).toContain('Thank you')
    expect(await recorded('hits')).toEqual(['first', 'second'])
    expect(await recorded('violations')).toEqual([])
    await page.close()
  })

  it('shows the text without running scripts if it was not in the served document', async () => {
    await open()
    expect(await run('default', false)).toBe('Thank you')
    expect(await recorded('hits')).toEqual([])
    await page.close()
  })

  it('shows the text without running scripts if the page requires the strict policy', async () => {
    await open()
    expect(await run('strict')).toBe('Thank you')
    expect(await recorded('hits')).toEqual([])
    await page.close()
  })
})
