import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { blockStates, documentOf, siteForTests, strictPolicy, untilBlock } from '../support/site'

const accordion = `
  <div class="sqs-block accordion-block sqs-block-accordion" id="same"><ul class="accordion-items-container">
    <li class="accordion-item" id="item"><h2><button class="accordion-item__click-target" id="button" aria-expanded="false">Hours</button></h2>
    <div class="accordion-item__dropdown" id="dropdown" role="region"><p>Nine to five</p></div></li></ul></div>`
const form = `
  <div class="sqs-block form-block sqs-block-form"><div class="form-wrapper">
    <form data-form-id="5f0c0000000000000000e003" data-collection-id="c1" data-object-name="o1" method="POST" action="/elsewhere">
      <div class="field-list"><div id="textarea-1" class="form-item field textarea required" data-max-length="500"><label class="title" for="m">Message</label><textarea id="m" class="field-element"></textarea></div></div>
      <input type="submit" value="Send"><div class="hidden form-submission-text">Thank you!</div></form></div></div>`
const blocks = accordion + form

const inline = (code: string) => `<script nonce="{{nonce}}">${code}</script>`
const bundles = {
  module: '<script type="module" src="/__skerry/skerry.mjs" nonce="{{nonce}}"></script>',
  umd: '<script src="/__skerry/skerry.umd.js" nonce="{{nonce}}"></script>',
  loader: '<script src="/__skerry/skerry.loader.js" nonce="{{nonce}}"></script>',
}
const moduleLoaders = inline(`
  window.defined = [];
  window.define = function () { defined.push([].slice.call(arguments)) }; define.amd = {};
  window.exports = {}; window.module = { exports: exports };`)
const vendorCalls = inline(`
  Squarespace.load(window); Squarespace.afterBodyLoad(Y); SquarespaceFonts.loadViaContext();
  Y.use('node', function (Y) { Y.on('domready', function () { Y.one('h1').setAttribute('data-placed', '') }) });
  Static.SQUARESPACE_CONTEXT = { pageType: 2 };`)
/** Chrome 112 and Safari 16.5, which README names, have none of these. */
const olderBrowser = inline('delete URL.canParse; delete AbortSignal.any; delete Element.prototype.moveBefore')
/** What Prototype.js 1.7 and MooTools 1.4 make of two methods of arrays. */
const olderLibraries = inline(`
  Array.prototype.entries = function () { return [].slice.call(this) };
  Array.from = function (value) { return [].slice.call(value) }`)
const contexts = {
  'is missing': '',
  'is not an object': inline('window.Static = { SQUARESPACE_CONTEXT: "later" }'),
  'throws when read': inline('window.Static = { get SQUARESPACE_CONTEXT() { throw new Error("not yet") } }'),
  'throws in nested getters': inline(
    'window.Static = { SQUARESPACE_CONTEXT: { pageType: 2, get website() { throw new Error("not yet") }, collection: { get id() { throw new Error("nor this") } } } }',
  ),
  'has only null values': inline(
    'window.Static = { SQUARESPACE_CONTEXT: { website: null, websiteSettings: null, cookieSettings: null, collection: null, item: null, rollups: null, websiteRoles: null, authenticatedAccount: null } }',
  ),
}

const pages: Record<string, string> = {
  '/': documentOf(blocks),
  '/quirks': documentOf(blocks).replace('<!doctype html>', ''),
  '/two-roots': documentOf(blocks).replace(
    '<main>',
    '</body></html><html class="second" lang="de"><body class="late"><main>',
  ),
  '/older-browser': documentOf(blocks.replace(/ data-form-id="\w+"/, ''), olderBrowser),
  '/older-libraries': documentOf(`${blocks}<div class="sqs-dynamic-text">Text</div>`, olderLibraries),
  '/same-ids': documentOf(accordion + accordion + form),
  '/two-tags': documentOf(blocks, bundles.module + bundles.umd + bundles.loader + bundles.umd),
  '/clobbered': documentOf(
    `<img name="scripts" alt=""><img name="currentScript" alt=""><form name="title"></form><form id="Skerry"></form><a id="Static" href="/x"></a>${blocks}`,
  ),
}
for (const [name, tag] of Object.entries(bundles)) {
  pages[`/${name}`] = documentOf(blocks, moduleLoaders + tag)
  pages[`/vendor-${name}`] = documentOf(blocks, tag + vendorCalls)
}
for (const [index, context] of Object.values(contexts).entries())
  pages[`/context-${index}`] = documentOf(blocks, context)

const site = siteForTests({ pages, headers: strictPolicy })
const { visit } = site

/** Accordion and form answer a visitor. */
async function expectAlive(page: Page): Promise<void> {
  await untilBlock(page, 'accordion')
  await untilBlock(page, 'form')
  const button = page.getByRole('button', { name: 'Hours' }).last()
  await button.click()
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('textbox').fill('Hello')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Thank you!').waitFor()
}

describe('an older browser', () => {
  it('makes blocks interactive, and leaves another service’s form alone', async () => {
    const { page, troubles } = await visit('/older-browser')
    await untilBlock(page, 'accordion')
    await untilBlock(page, 'form', 'skipped')
    expect(troubles).toEqual([])
  })
})

describe('a page with older libraries', () => {
  it('has working blocks, even if array methods have been replaced', async () => {
    const { page, troubles } = await visit('/older-libraries')
    await expectAlive(page)
    expect(troubles).toEqual([])
  })
})

describe.each(['umd', 'loader', 'module'])('the %s bundle', (name) => {
  it('works alongside an AMD loader and stray globals of other module systems', async () => {
    const { page, troubles } = await visit(`/${name}`)
    await expectAlive(page)
    expect(
      await page.evaluate(() => {
        const host = globalThis as unknown as { defined: unknown[]; exports: object; Skerry?: { version: string } }
        return host.defined.length
      }),
    ).toBe(0)
    if (name !== 'module')
      expect(await page.evaluate("typeof Skerry.inspect + ' ' + typeof Skerry.start")).toBe('function function')
    expect(troubles).toEqual([])
  })
})

describe('calls to the vendor’s globals', () => {
  it.each(['umd', 'loader'])('are answered by stand-ins after the %s tag, without errors', async (name) => {
    const { page, troubles } = await visit(`/vendor-${name}`)
    await page.locator('h1[data-placed]').waitFor()
    await expectAlive(page)
    expect(troubles).toEqual([])
  })
})

describe('a page whose context', () => {
  it.each(Object.keys(contexts).map((name, index) => [name, index] as const))('%s works', async (_, index) => {
    const { page, troubles } = await visit(`/context-${index}`)
    await expectAlive(page)
    expect(troubles).toEqual([])
  })
})

describe('a page', () => {
  it.each(['/quirks', '/two-roots', '/same-ids', '/clobbered'])('with unusual markup works: %s', async (path) => {
    const { page, troubles } = await visit(path)
    await expectAlive(page)
    expect(troubles).toEqual([])
  })

  it('with four script tags runs only one, warns, and allows further calls to start', async () => {
    const { page, troubles } = await visit('/two-tags')
    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.evaluate('Skerry.start(); Skerry.scan(); Skerry.scan(document.querySelector("main"))')
    expect(warnings).toEqual(['Detected second run, this is bad.'])
    await expectAlive(page)
    expect((await blockStates(page)).sort()).toEqual(['accordion mounted', 'form mounted', 'textarea-counter mounted'])
    expect(troubles).toEqual([])
  })

  it('without storage and cookies keeps the visitor’s input and says why it was not sent', async () => {
    const { page, troubles } = await visit('/')
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get: deny })
      Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
    })
    await page.reload()
    await untilBlock(page, 'form')
    await page.getByRole('textbox').fill('Hello')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.locator('form[data-state="failure"]').waitFor() // without its cookie the server takes no letter
    expect(await page.locator('.form-submission-error > p').allTextContents()).toEqual([
      'Could not get a form submission key, please try again later.',
    ])
    expect(await page.getByRole('textbox').inputValue()).toBe('Hello')
    expect(troubles.filter((trouble) => !trouble.includes('status of 400'))).toEqual([])
  })

  it('stays interactive while it is being translated', async () => {
    const { page, troubles } = await visit('/')
    await untilBlock(page, 'textarea-counter')
    const translate = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts.filter(({ data }) => data.trim())) {
          const outer = document.createElement('font')
          const inner = document.createElement('font')
          inner.textContent = `«${text.data}»`
          outer.append(inner)
          text.replaceWith(outer)
        }
      })
    await translate()
    await page.getByRole('textbox').fill('x'.repeat(501)) // the counter changes its words
    await page.getByRole('button', { name: 'Send' }).click() // messages come
    await page.locator('.field-error').waitFor()
    await translate()
    await page.getByRole('textbox').fill('Hello') // and go
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you!').waitFor()
    await page.evaluate("globalThis[Symbol.for('skerry')].stop()")
    expect(troubles).toEqual([])
  })

  it('ignores a response that arrives after its form was removed', async () => {
    const { page, troubles } = await visit('/?scenario=slow')
    await untilBlock(page, 'form')
    await page.getByRole('textbox').fill('Too late')
    const saved = page.waitForResponse(/SaveFormSubmission/)
    await page.getByRole('button', { name: 'Send' }).click()
    await page.evaluate(() => document.querySelector('.sqs-block-form')!.remove())
    await saved
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
    expect(await blockStates(page)).toEqual(['accordion mounted'])
    expect(troubles).toEqual([])
  })

  it('of 100,000 nodes becomes interactive', async () => {
    const { page, troubles } = await visit('/')
    await page.evaluate(() => {
      for (let i = 0; i < 10_000; i++) {
        const row = document.createElement('div')
        for (let j = 0; j < 9; j++) row.append(document.createElement('p'))
        document.querySelector('main')!.append(row)
      }
      const skerry = (globalThis as unknown as Record<symbol, { stop(): void; start(): void }>)[Symbol.for('skerry')]!
      skerry.stop()
      skerry.start()
    })
    await untilBlock(page, 'form')
    await untilBlock(page, 'accordion')
    await page.evaluate(() => document.querySelector<HTMLElement>('.accordion-item__click-target')!.click())
    await page.waitForFunction(() => document.querySelector('[aria-expanded="true"]'))
    expect(troubles).toEqual([])
  })
})
