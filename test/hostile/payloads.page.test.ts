import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SharedBrowser, shareChromium } from '../support/browser'
import { type Payload, payloads, runningAddresses } from '../support/payloads'
import { documentOf, openSite, type Site, untilBlock } from '../support/site'
import { type SourcePage, serveSource } from '../support/sourcePage'

// DOMPurify publishes the payloads that it is tested with, as `test/fixtures/expect.mjs` of its repository, and not in its
// package. Who has that file names it, and all of it goes through every door here.
const published = process.env.SKERRY_PAYLOADS ?? ''
const hasPublished = existsSync(published)
if (!hasPublished) {
  console.warn(
    '\n*** DOMPurify’s published payloads were NOT tried. Set SKERRY_PAYLOADS to its test/fixtures/expect.mjs. ***\n',
  )
}

async function readPublished(): Promise<Payload[]> {
  if (!hasPublished) return []
  const { default: fixtures } = (await import(pathToFileURL(published).href)) as {
    default: readonly { readonly title?: string; readonly payload: string }[]
  }
  return fixtures.map(({ title = 'published', payload }) => ({ trick: title, html: payload }))
}

const source = `
  import { recordChanges } from './src/browser/elementChanges'
  import { safeRedirect } from './src/model/address/redirect'
  import { informationDialog, openDialog } from './src/ui/dialogs'
  import { readHtml, sanitiseHtml } from './src/ui/html'
  import { drawCaption } from './src/ui/lightbox/caption'
  import { showRetry } from './src/ui/retryNotice'
  import { showSystemError } from './src/ui/systemErrorOverlay'
  import { attachTooltip } from './src/ui/tooltip'
  import { createVideoPlayer } from './src/ui/videoPlayer'
  Object.assign(window, { parts: {
    attachTooltip, createVideoPlayer, drawCaption, informationDialog, openDialog, readHtml, recordChanges,
    safeRedirect, sanitiseHtml, showRetry, showSystemError,
  } })
`
// A policy under which everything could run, so that what does not run was stopped by us; but only our policies make HTML.
const headers = {
  'content-security-policy':
    "default-src * 'unsafe-inline' 'unsafe-eval' data: blob:; require-trusted-types-for 'script'; trusted-types skerry",
}

let browser: SharedBrowser
let served: SourcePage
let site: Site
let page: Page
let all: readonly Payload[]

beforeAll(async () => {
  all = [...payloads, ...(await readPublished())]
  browser = await shareChromium()
  served = await serveSource(source, '<main><div id="place"></div></main>', headers)
  site = await openSite({
    pages: blockPages(all),
    headers: { 'Content-Security-Policy': headers['content-security-policy'] },
  })
})
afterAll(async () => {
  await browser.close()
  await served.close()
  await site.close()
})

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const fieldId = (index: number) => `text-${index}`

/** Pages whose blocks are given every payload wherever a server writes a text of the owner's. */
function blockPages(all: readonly Payload[]): { [path: string]: string } {
  const texts = all.map(({ html }) => html)
  const slide = (html: string) => {
    const text = escaped(html)
    return `<div class="slide" data-slide-id="${text}" data-slide-url="${text}" data-image-dimensions="${text}">
      <a class="image-slide-anchor js-gallery-lightbox-opener" data-title="${text}" data-description="${text}" data-lightbox-theme="${text}">
        <img data-src="${pixel}" data-image="${pixel}" data-image-dimensions="${text}" data-image-focal-point="${text}" alt="${text}"></a></div>`
  }
  const link = (html: string) => {
    const text = escaped(html)
    return `<div class="slide" data-click-through-url="${text}"><img src="${pixel}" width="10" height="10" alt="${text}"></div>`
  }
  const gallery = (slides: string) => {
    const data = {
      design: 'grid',
      lightbox: true,
      thumbnails: true,
      ...Object.fromEntries(texts.map((text) => [text, text])),
    }
    return `<div class="sqs-block gallery-block sqs-block-gallery" data-block-json="${escaped(JSON.stringify(data))}">
      <div class="sqs-gallery-container sqs-gallery-block-grid"><div class="sqs-gallery">${slides}</div></div></div>`
  }
  const context = {
    formId: '5f0c00000000000000000001',
    formName: texts[0],
    formSubmitButtonText: texts[0],
    successRedirect: runningAddresses[0],
    disclaimerMessage: { html: texts.filter((text) => !text.includes('plaintext')).join('\n') },
    formFields: texts.map((text, index) => ({
      ...{ id: fieldId(index), type: index % 2 ? 'text' : 'checkbox', title: text, description: text },
      ...{ placeholder: text, options: [text], required: false },
    })),
  }
  const form = `<div class="sqs-block sqs-block-form form-block"><div class="sqs-block-content">
    <script type="application/json" class="sqs-form-block-context">${JSON.stringify(context).replaceAll('<', '\\u003c')}</script>
    <div class="form-wrapper"> </div></div></div>`
  return {
    '/gallery': documentOf(gallery(texts.map(slide).join(''))),
    '/links': documentOf(gallery(texts.map(link).join(''))),
    '/form': documentOf(form),
  }
}

/** Runs before anything else on a page: whoever calls these is caught. */
const canary = () => {
  const caught: string[] = []
  for (const name of ['alert', 'confirm', 'prompt', 'print']) {
    Object.defineProperty(window, name, {
      value: (text: unknown) => void caught.push(`${name} ${text}`),
      writable: false,
    })
  }
  Object.assign(window, { caught })
}
const caught = () => page.evaluate(() => (window as never as { caught: string[] }).caught)

/** What is on the page, shadow roots included, that could run, restyle or redirect; and it clicks whatever can be clicked. */
const danger = () =>
  page.evaluate(async () => {
    const forbidden = 'iframe, object, embed, base, meta[http-equiv], link, style, frame, frameset, applet, template'
    const everything = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? everything(one.shadowRoot) : [])])
    const elements = everything(document.body)
    const found: string[] = []
    for (const element of elements) {
      const isOurs = element.matches('script[src$="part.js"], script[src*="skerry"], script[type="application/json"]')
      if (!isOurs && element.matches(`script, ${forbidden}`)) found.push(element.outerHTML.slice(0, 100))
      for (const { name, value } of Reflect.get(Element.prototype, 'attributes', element) as NamedNodeMap) {
        const isAddress = /^(?:href|src|action|formaction|data|xlink:href)$/i.test(name)
        const isAnimated = name === 'attributeName' && /href/i.test(value)
        const isRunning = URL.canParse(value) && /^(?:javascript|vbscript):$/.test(new URL(value).protocol)
        if (/^on/i.test(name) || isAnimated || (isAddress && isRunning))
          found.push(`${element.localName} ${name}=${value}`)
      }
    }
    addEventListener('submit', (event) => event.preventDefault(), true)
    addEventListener('click', (event) => {
      const link = event.composedPath().find((one) => one instanceof Element && one.matches('a, area'))
      // What runs code runs it; what only leads away must not.
      const address =
        link instanceof Element ? (link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? '') : ''
      if (!URL.canParse(address) || new URL(address).protocol !== 'javascript:') event.preventDefault()
    })
    for (const element of elements) {
      for (const type of ['pointerenter', 'mouseover', 'focus', 'animationstart', 'error', 'load', 'toggle'])
        element.dispatchEvent(new Event(type))
      if (element.matches('a, area, button, input, form, svg *, math *') && element.getRootNode() === document)
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    const images = elements.filter(
      (one) => one instanceof HTMLImageElement && one.hasAttribute('src') && one.loading !== 'lazy',
    )
    await Promise.all(images.map((image) => (image as HTMLImageElement).decode().catch(() => {})))
    await new Promise((done) => setTimeout(done))
    return found
  })

async function openPart(): Promise<void> {
  const context = await browser.newContext()
  page = await context.newPage()
  await page.addInitScript(canary)
  await page.goto(served.url)
}

interface Parts {
  readonly [name: string]: (...given: never[]) => unknown
}
declare const parts: Parts & {
  sanitiseHtml(html: string): Promise<DocumentFragment>
  readHtml(html: string): DocumentFragment
}

describe('the payloads', () => {
  it('are numerous, and run if nothing stops them', async () => {
    expect(new Set(all.map(({ html }) => html)).size).toBeGreaterThan(400)
    await openPart()
    await page.evaluate(() => {
      const place = document.querySelector('#place') as HTMLElement
      place.append(document.importNode(parts.readHtml('<img src=x onerror=alert(1)>'), true))
    })
    await expect.poll(caught).toEqual(['alert 1'])
    await page.context().close()
  })
})

describe.each([
  ['the browser’s own sanitiser', true],
  ['DOMPurify', false],
])('sanitiseHtml with %s', (_name, isOwn) => {
  beforeEach(openPart)

  it('runs no payload and removes all dangerous markup', async () => {
    await page.evaluate(
      async ({ texts, isOwn }) => {
        if (!isOwn) delete (Element.prototype as { setHTML?: unknown }).setHTML
        const place = document.querySelector('#place') as HTMLElement
        for (const html of texts) {
          const box = place.appendChild(document.createElement('div'))
          box.append(await parts.sanitiseHtml(html))
        }
      },
      { texts: all.map(({ html }) => html), isOwn },
    )
    expect(await danger()).toEqual([])
    expect(await caught()).toEqual([])
    expect(page.url()).toBe(served.url)
    await page.context().close()
  })

  it('returns HTML that is still safe when it is parsed again', async () => {
    const changed = await page.evaluate(
      async ({ texts, isOwn }) => {
        if (!isOwn) delete (Element.prototype as { setHTML?: unknown }).setHTML
        const place = document.querySelector('#place') as HTMLElement
        const running: string[] = []
        for (const html of texts) {
          const box = document.createElement('div')
          box.append(await parts.sanitiseHtml(html))
          const again = parts.readHtml(box.innerHTML)
          for (const element of again.querySelectorAll('*')) {
            const isHandled = [...(Reflect.get(Element.prototype, 'attributes', element) as NamedNodeMap)].some(
              ({ name }) => /^on/i.test(name),
            )
            if (isHandled || element.matches('script, iframe, object, embed')) running.push(html)
          }
          place.append(document.importNode(again, true))
        }
        return running
      },
      { texts: all.map(({ html }) => html), isOwn },
    )
    expect(changed).toEqual([])
    expect(await caught()).toEqual([])
    await page.context().close()
  })
})

describe('payloads as text in', () => {
  beforeEach(openPart)

  /** What shows that the texts have been drawn, and what draws them. */
  const sinks: { readonly [name: string]: readonly [drawn: string, draw: (texts: string[]) => void] } = {
    'a dialog': [
      '.dialog',
      (texts) => {
        const { openDialog } = parts as never as { openDialog: (o: object) => unknown }
        for (const html of texts)
          openDialog({ kind: 'confirm-cancel', title: html, message: html, confirmLabel: html, cancelLabel: html })
      },
    ],
    'an information dialog': [
      '.information',
      (texts) => {
        const { informationDialog } = parts as never as { informationDialog: (o: object) => unknown }
        for (const html of texts) informationDialog({ title: html, message: html, autoHideMs: 600_000 })
      },
    ],
    'a tooltip': [
      '[role="tooltip"]',
      (texts) => {
        const { attachTooltip } = parts as never as { attachTooltip: (e: Element, text: string) => unknown }
        for (const html of texts) {
          const button = document.body.appendChild(document.createElement('button'))
          attachTooltip(button, html)
          button.focus()
        }
      },
    ],
    'the system-error overlay': [
      '.system-error__item',
      (texts) => {
        const { showSystemError } = parts as never as { showSystemError: (e: object) => unknown }
        for (const html of texts) showSystemError({ message: html })
      },
    ],
    'the retry notice': [
      '.skerry-retry',
      (texts) => {
        const { showRetry } = parts as never as { showRetry: (e: Element, o: object) => unknown }
        for (const html of texts) {
          const block = document.body.appendChild(document.createElement('div'))
          showRetry(block, { message: html, onRetry: () => {} })
        }
      },
    ],
    'a caption in the lightbox': [
      '.drawn',
      (texts) => {
        const { drawCaption } = parts as never as { drawCaption: (e: Element, slide: object) => unknown }
        for (const html of texts) {
          const box = document.body.appendChild(document.createElement('div'))
          box.className = 'drawn'
          drawCaption(box, { title: html, description: html, clickThroughUrl: html })
        }
      },
    ],
    'the embed of a video': [
      '.sqs-video-wrapper',
      (texts) => {
        const { createVideoPlayer, recordChanges } = parts as never as {
          createVideoPlayer: (e: Element, changes: object) => { play: () => void }
          recordChanges: () => object
        }
        for (const html of texts) {
          const wrapper = document.body.appendChild(document.createElement('div'))
          wrapper.className = 'sqs-video-wrapper'
          wrapper.dataset.html = html
          wrapper.dataset.providerName = html
          try {
            createVideoPlayer(wrapper, recordChanges())
          } catch (error) {
            if ((error as Error).name !== 'BlockError') throw error
          }
        }
      },
    ],
  }

  it.each(Object.entries(sinks))('%s stay text', async (_name, [drawn, draw]) => {
    await page.evaluate(
      draw,
      all.map(({ html }) => html),
    )
    // The overlay counts an error that it has seen already, and texts may be alike.
    const least = new Set(all.map(({ html }) => html)).size
    await expect.poll(() => page.locator(drawn).count()).toBeGreaterThanOrEqual(least)
    expect(await danger()).toEqual([])
    expect(await caught()).toEqual([])
    expect(page.url()).toBe(served.url)
    await page.context().close()
  })
})

describe('on a page with', () => {
  const visit = async (path: string, name: string) => {
    const context = await browser.newContext()
    page = await context.newPage()
    await page.addInitScript(canary)
    await page.goto(site.server.url + path)
    await untilBlock(page, name)
  }

  it('a gallery, they run neither in its slides nor in its lightbox', async () => {
    await visit('/gallery', 'gallery')
    await page.locator('.slide img').first().click()
    await page.getByRole('dialog').waitFor()
    expect(await danger()).toEqual([])
    expect(await caught()).toEqual([])
    await page.context().close()
  })

  it('a gallery, they are not turned into links', async () => {
    await visit('/links', 'gallery')
    const schemes = await page
      .locator('a.skerry-gallery-link')
      .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).protocol))])
    expect(schemes).toEqual(['http:'])
    expect(await danger()).toEqual([])
    expect(await caught()).toEqual([])
    await page.context().close()
  })

  it('a form, they run neither in its fields nor in the server’s messages', async () => {
    await visit('/form', 'form')
    const errors = Object.fromEntries(all.map(({ html }, index) => [fieldId(index), html]))
    await page.route('**/api/form/SaveFormSubmission*', (route) =>
      route.fulfill({ status: 400, json: { error: all[0]?.html, errors } }),
    )
    await page.locator('form [type="submit"]').first().click()
    await page.locator('form[data-state="failure"]').waitFor({ state: 'attached' })
    expect(await danger()).toEqual([])
    expect(await caught()).toEqual([])
    await page.context().close()
  })
})

describe('the URL check', () => {
  it('rejects payload URLs that would run code, lead elsewhere, or contain credentials', async () => {
    await openPart()
    const followed = await page.evaluate((addresses) => {
      const { safeRedirect } = parts as never as { safeRedirect: (address: string, base: string) => string | null }
      return addresses.map((address) => safeRedirect(address, location.href)).filter((address) => address !== null)
    }, runningAddresses)
    // What the browser itself reads as a path of this site leads to a page of this site.
    for (const address of followed) expect(new URL(address).origin).toBe(new URL(served.url).origin)
    await page.context().close()
  })
})
