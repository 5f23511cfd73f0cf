import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { contactForm } from '../../mocks/fixtures/forms'
import { drawImageFixture } from '../../stories/support/images'
import { blockStates, documentOf, siteForTests, untilBlock } from '../support/site'

// What the vendor's own runtime does to a page, in short: it defines its globals whatever was there, lays out galleries and
// forms when the page is parsed and again whenever something changes in them, and sends forms itself.
const vendorRuntime = `
  var context = { pageType: 2, website: { id: 'w1', identifier: 'harbour' }, websiteSettings: {}, collection: { id: 'c1' } }
  window.Static = { get SQUARESPACE_CONTEXT() { return context } }
  window.vendor = { layouts: 0, sent: 0, pageType: null }
  var callbacks = []
  window.Y = window.YUI = {
    use: function () { arguments[arguments.length - 1](Y) },
    on: function (name, run) { document.addEventListener('DOMContentLoaded', run) },
    one: function (selector) { var node = document.querySelector(selector); return node && { _node: node } },
    namespace: function (name) { return Y[name] || (Y[name] = {}) },
    Squarespace: { FormSubmit: function () { this.submit = function () { vendor.sent++ } } },
  }
  window.Squarespace = {
    load: function () {},
    onInitialize: function (Y, run) { callbacks.push(run) },
    afterBodyLoad: function () { callbacks.forEach(function (run) { run() }) },
  }
  // An observer would see the same class being added again, and never rest.
  function addClass(element, name) {
    if (!element.classList.contains(name)) element.classList.add(name)
  }
  function layOutGallery(gallery) {
    vendor.layouts++
    addClass(gallery, 'vendor-ready')
    gallery.style.height = '300px'
    gallery.querySelectorAll('.slide').forEach(function (slide, index) {
      addClass(slide, 'vendor-slide')
      slide.style.width = '450px'
      slide.style.zIndex = String(9 - index)
    })
    gallery.querySelectorAll('img').forEach(function (image) {
      if (!image.src) image.src = image.getAttribute('data-src') + '?format=500w'
      addClass(image, 'loaded')
      if (image.style.height !== '300px') image.setAttribute('style', 'height: 300px;')
    })
  }
  function layOutForm(form) {
    addClass(form, 'vendor-form')
    form.style.maxWidth = '500px'
    form.querySelectorAll('.field-element').forEach(function (field) {
      addClass(field, 'vendor-field')
      field.style.boxSizing = 'border-box'
    })
  }
  Y.on('domready', function () {
    vendor.pageType = Static.SQUARESPACE_CONTEXT.pageType
    var watched = [['.sqs-gallery', layOutGallery], ['form', layOutForm]]
    watched.forEach(function (pair) {
      var element = document.querySelector(pair[0])
      var layOut = function () { pair[1](element) }
      layOut()
      new MutationObserver(layOut).observe(element, { attributes: true, childList: true, subtree: true })
      window.addEventListener('resize', layOut)
    })
    Squarespace.afterBodyLoad(Y)
  })`
const template = `
  .sqs-gallery { position: relative; overflow: hidden; width: 450px }
  .slide { position: absolute; top: 0; left: 0 }
  label { display: block }`
const templateScript = `Squarespace.onInitialize(Y, function () { document.body.setAttribute('data-template', 'ready') })`

const slide = (number: number) => `
  <div class="slide" data-type="image"><div class="margin-wrapper"><a class="image-slide-anchor">
    <img data-src="/450x300-${number}.svg" data-image="/450x300-${number}.svg" data-image-dimensions="450x300" data-image-focal-point="0.5,0.5" alt="The harbour, ${number}"></a></div></div>`
const gallery = `
  <div class="sqs-block gallery-block sqs-block-gallery" data-block-json="{&quot;design&quot;:&quot;slideshow&quot;,&quot;controls&quot;:true}"><div class="sqs-block-content">
    <div class="sqs-gallery-container sqs-gallery-block-slideshow"><div class="sqs-gallery">${[1, 2, 3].map(slide).join('')}</div>
      <div class="sqs-gallery-controls"><a tabindex="0" role="button" class="previous" aria-label="Previous Slide">‹</a><a tabindex="0" role="button" class="next" aria-label="Next Slide">›</a></div>
    </div></div></div>`
const submit = `return (function (form) { Y.use('squarespace-form-submit', 'node', function (Y) { (new Y.Squarespace.FormSubmit(form)).submit({ formId: '${contactForm.id}' }) }); return false })(this);`
const form = `
  <div class="sqs-block form-block sqs-block-form"><div class="sqs-block-content"><div class="form-wrapper">
    <form data-form-id="${contactForm.id}" method="POST" action="/elsewhere" onsubmit="${submit}"><div class="field-list clear">
      <fieldset id="name-f201" class="form-item fields name required"><legend class="title">Name</legend>
        <div class="field first-name"><label class="caption"><input class="field-element" name="fname"><span class="caption-text">First Name</span></label></div>
        <div class="field last-name"><label class="caption"><input class="field-element" name="lname"><span class="caption-text">Last Name</span></label></div></fieldset>
      <div id="email-f202" class="form-item field email required"><label class="title" for="email">Email</label><input class="field-element" id="email" type="email"></div>
      <div id="textarea-f204" class="form-item field textarea required" data-max-length="500"><label class="title" for="message">Message</label><textarea class="field-element" id="message"></textarea></div>
    </div><input class="button" type="submit" value="Send"><div class="hidden form-submission-text">Thank you!</div></form>
  </div></div></div>`

const script = (code: string) => `<script>${code}</script>`
/** A page that runs the vendor's runtime after Skerry's tag, which is nothing on the page to compare with. */
const pageWith = (tag: string) =>
  documentOf(gallery + form, `${tag}${script(vendorRuntime)}<style>${template}</style>${script(templateScript)}`)
const pages = {
  '/module': pageWith('<script type="module" blocking="render" src="/__skerry/skerry.mjs"></script>'),
  '/loader': pageWith('<script src="/__skerry/skerry.loader.js"></script>'),
  '/umd': pageWith('<script src="/__skerry/skerry.umd.js"></script>'),
  '/alone': pageWith(''),
}
const site = siteForTests({
  pages,
  tag: 'none',
  renderPage(path) {
    const number = Number(/^\/450x300-(\d)\.svg$/.exec(path)?.[1])
    if (!number) return null
    return { status: 200, contentType: 'image/svg+xml', body: drawImageFixture({ width: 450, height: 300, number }) }
  },
})

interface Vendor {
  readonly layouts: number
  readonly sent: number
  readonly pageType: number
}
const vendorOf = (page: Page) => page.evaluate(() => (window as unknown as { vendor: Vendor }).vendor)

/** Resolves when nothing on the page has changed for 30 frames. Where two scripts undo each other's work, it never does. */
const untilQuiet = (page: Page) =>
  page.evaluate(async () => {
    let quietFrames = 0
    const observer = new MutationObserver(() => {
      quietFrames = 0
    })
    observer.observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
    while (quietFrames++ < 30) await new Promise((done) => requestAnimationFrame(done))
    observer.disconnect()
  })

/** The page's elements with their attributes, in the order of their names. */
const markupOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, body *')].map((element) => {
      const attributes = element.getAttributeNames().sort()
      return [element.localName, ...attributes.map((name) => `${name}=${element.getAttribute(name)}`)].join(' ')
    }),
  )

async function open(path: string) {
  const visited = await site.visit(path, { viewport: { width: 800, height: 1000 } })
  await untilBlock(visited.page, 'gallery')
  await untilBlock(visited.page, 'form')
  await untilBlock(visited.page, 'textarea-counter')
  return visited
}

describe.each(['module', 'loader', 'umd'])('a page that runs the vendor’s runtime beside the %s bundle', (name) => {
  it('keeps both working: galleries move, forms are sent once, and no changes go on endlessly', async () => {
    const { page, troubles } = await open(`/${name}`)
    await untilQuiet(page)
    expect((await blockStates(page)).sort()).toEqual(['form mounted', 'gallery mounted', 'textarea-counter mounted'])
    expect(await page.locator('body').getAttribute('data-template')).toBe('ready')
    expect((await vendorOf(page)).pageType).toBe(2)

    await page.getByRole('button', { name: 'Next Slide' }).click()
    await page.getByRole('img', { name: 'The harbour, 2' }).waitFor()
    await page.getByRole('img', { name: 'The harbour, 1' }).waitFor({ state: 'hidden' })
    await page.setViewportSize({ width: 600, height: 1000 })
    await untilQuiet(page)

    await page.getByLabel('First Name').fill('Ada')
    await page.getByLabel('Last Name').fill('Bell')
    await page.getByLabel('Email').fill('ada@example.test')
    await page.getByLabel('Message').fill('When does the ferry leave?')
    const before = site.server.state.submissions.length
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thank you!').waitFor()
    expect(site.server.state.submissions).toHaveLength(before + 1)
    expect((await vendorOf(page)).sent).toBe(0)
    expect(troubles).toEqual([])
  })

  it('is restored after stop, except for the vendor’s changes', async () => {
    const alone = await site.visit('/alone', { viewport: { width: 800, height: 1000 } })
    await untilQuiet(alone.page)
    const { page, troubles } = await open(`/${name}`)
    for (const each of [alone.page, page]) {
      await each.setViewportSize({ width: 700, height: 1000 })
      await untilQuiet(each)
    }
    await page.evaluate("globalThis[Symbol.for('skerry')].stop()")
    await untilQuiet(page)
    expect(await markupOf(page)).toEqual(await markupOf(alone.page))
    expect(await page.evaluate('typeof Y.use + typeof Squarespace.afterBodyLoad')).toBe('functionfunction')
    expect(troubles).toEqual([])
  })
})
