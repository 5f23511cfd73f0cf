import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../../mocks/server'
import { contentType } from '../../mocks/server/contentType'
import { createVisitor } from '../support/visitor'

const formPage = `<!doctype html><head></head><form data-form-id="abc123def"></form><form data-form-id="by-hand"></form>
<!-- <form data-form-id="commented"></form> --><template><form data-form-id="in-template"></form></template>
<script type="application/json" class="sqs-form-block-context">{"formId":"5f0c00000000000000009999","formFields":[
{"id":"email-1","type":"email","title":"Email","required":true},{"id":"x","type":"unheard-of"},
{"id":"text-1","type":"text","title":"Note","maxLength":5},{"id":"radio-1","type":"radio","title":"Boat","options":["Day"]}]}</script>
<script type="application/json" class="sqs-form-block-context">{"formId":"5f0c00000000000000008888","formFields":[
{"id":"select-1","type":"select","title":"Boat","required":"true","options":[{"label":"Day"},{"value":"Night"}]},
{"type":"text","title":"Has no id","required":true}]}</script>`

const newProduct = {
  product: {
    id: 'new-product',
    title: 'Chair',
    fullUrl: '/shop/p/chair',
    productType: 1,
    variants: [
      {
        id: 'v1',
        sku: 'CHAIR',
        price: { currency: 'AUD', value: '25.00' },
        unlimited: false,
        qtyInStock: 2,
        weight: 2.5,
        attributes: {},
      },
    ],
  },
}
const download = { id: 'new-download', title: 'Chart', productType: 2, priceMoney: { currency: 'AUD', value: '4.50' } }
const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;')
const oldVariants = [
  { id: 'v2', sku: 'RED', price: 900, unlimited: true, attributes: { Colour: 'Red' } },
  { id: 'v3', sku: 'BLUE', price: 1000, salePrice: 800, onSale: true, unlimited: true, attributes: { Colour: 'Blue' } },
]
const productPage = `<!doctype html><title>A cup</title>
<div class="product-detail" data-context="${attribute(newProduct)}"><button class="sqs-add-to-cart-button"></button></div>
<div class="product-variants" data-item-id="old-product" data-variants="${attribute(oldVariants)}"></div>
<div class="sqs-add-to-cart-button" data-item-id="old-product" data-product-type="1"></div>
<div class="sqs-add-to-cart-button" data-item-id="bare-product" data-product-type="3"></div>
<div class="sqs-add-to-cart-button" data-item-id="named-first" data-product-type="1"></div>
<div class="product-variants" data-item-id="named-first" data-variants="${attribute([{ id: 'v4', sku: 'LATER', price: 700, unlimited: true }])}"></div>
<div class="product-detail" data-context="${attribute({ product: download })}"></div>
<div class="sqs-add-to-cart-button" data-item-id="__proto__ &quot;"></div>`

const darkRed = { attributes: {}, optionValues: [{ optionName: 'Colour', value: 'Dark red' }] }
const editedVariants = [{ id: 'v2', sku: 'RED', price: 1200, unlimited: true, ...darkRed }]
const editedProductPage = `<div class="product-variants" data-item-id="old-product" data-variants="${attribute(editedVariants)}"></div>`

const files: { readonly [path: string]: string | Buffer } = {
  'site/index.html': '<!doctype html><head><title>Home</title></head><p>Home',
  'site/about.html': '<!doctype html><head></head><p>About',
  'site/blog/index.html': '<head></head><p>Blog',
  'site/old/index.htm': '<head></head><p>Old',
  'site/only/deep/page.html': '<head></head><p>Deep',
  'site/only/notes.html': '<head></head><p>Notes',
  'site/journal.html': '<head></head><p>Journal',
  'site/journal/first-post.html': '<head></head><p>First post',
  'site/name with spaces.html': '<head></head><p>Spaces',
  'site/form.html': formPage,
  'site/product.html': productPage,
  'site/edited-product.html': editedProductPage,
  'site/bare-product.html': '<div class="sqs-add-to-cart-button" data-item-id="old-product"></div>',
  'site/old-form.html': `<form onsubmit="return submit({ formId: 'onsubmit01', collectionId: 'c' })"></form>`,
  'site/escaped-form.html': '<div data-context="{&quot;formId&quot;:&quot;escaped01&quot;}"></div>',
  'site/saved': '<!-- saved from a site --> <!-- twice -->\n<!doctype html><head></head><p>Saved',
  'site/menu': '<!doctype html><head></head><p>Menu',
  'site/menu.html?page=2': '\n<html><head></head><p>Page 2',
  'site/list': 'Use <b> for bold text.',
  'site/image.html': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]),
  'site/movie.mp4': Buffer.from('0123456789'),
  'site/style.css': 'p { color: red }',
  'site/.env': 'KEY=secret',
  'site/.git/config': 'secret',
  'site/only/.drafts/secret.html': '<p>secret',
  'site/.well-known/security.txt': 'Contact: mailto:keeper@example.test',
  'secret.html': '<p>secret',
  'site-other/secret.html': '<p>secret',
}

it('responds with the error if a host’s renderPage throws', async () => {
  const notices: string[] = []
  const server = await startServer({
    renderPage: () => {
      throw new Error('No template for this page')
    },
    onNotice: (notice) => notices.push(notice),
  })
  const response = await fetch(`${server.url}/about`)
  await server.close()
  expect(response.status).toBe(500)
  expect(await response.text()).toMatch(/^GET \/about failed: Error: No template for this page/)
  expect(notices).toEqual([expect.stringContaining('GET /about failed: Error: No template for this page')])
})

describe('skerry serve', () => {
  let folder: string
  let server: RunningServer
  const notices: string[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'skerry-'))
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), content)
    }
    await symlink(join(folder, 'secret.html'), join(folder, 'site/link.html'))
    await symlink(join(folder, 'site-other'), join(folder, 'site/linked'))
    await symlink(join(folder, 'site/about.html'), join(folder, 'site/inner.html'))
    server = await startServer({ root: join(folder, 'site'), onNotice: (notice) => notices.push(notice) })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await createVisitor(server.url).get(path, headers)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  it.each([
    ['/', 'Home'],
    ['/index.html', 'Home'],
    ['/about', 'About'],
    ['/about.html?a=1', 'About'],
    ['/about?format=json', 'About'], // only the shop has such data
    ['/blog/', 'Blog'],
    ['/old/', 'Old'],
    ['/name%20with%20spaces', 'Spaces'],
    ['/inner', 'About'],
    ['/menu', 'Menu'],
    ['/saved', 'Saved'],
    ['/menu.html%3Fpage=2', 'Page 2'],
  ])('finds the page for %s and inserts the tag into its head', async (path, text) => {
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<p>${text}`)
    expect(page.text).toContain('<head><script type="module" blocking="render" src="/__skerry/skerry.mjs"></script>')
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  it('redirects a folder to its trailing slash and lists folders without an index', async () => {
    const moved = await get('/blog?a=1')
    expect([moved.status, moved.headers.get('location')]).toEqual([302, '/blog/?a=1'])
    expect((await get('/only/')).text).toContain('<a href="./notes.html">notes.html</a>')
    expect((await get('/only/')).text).toContain('<a href="./deep/">deep/</a>')
  })

  it('serves a page next to a folder of the same name, as saved sites have them', async () => {
    expect((await get('/journal')).text).toContain('<p>Journal')
    expect((await get('/journal/first-post')).text).toContain('<p>First post')
    expect((await get('/journal/')).text).toContain('first-post.html')
  })

  it.each([
    '/../secret.html',
    '/..%2fsecret.html',
    '/%2e%2e/secret',
    '/link',
    '/link.html',
    '/linked/secret',
    '/..%5csecret.html',
    '/.env',
    '/%2eenv',
    '/.git/',
    '/.git/config',
    '/only%5c.drafts/secret',
    '/only/.drafts/secret.html',
    '/%00',
    '/%ff', // not text: an invalid URL
  ])('serves no hidden file and nothing outside the folder for %s', async (path) => {
    const { status, body } = await rawGet(server.url, path)
    expect(status).toBe(path === '/%ff' ? 400 : 404)
    expect(body).not.toContain('secret')
  })

  it('serves /.well-known, and lists no hidden files', async () => {
    expect((await get('/.well-known/security.txt')).text).toContain('Contact')
    expect((await get('/only/')).text).not.toContain('drafts')
  })

  it('never redirects to another host', async () => {
    for (const path of ['//evil.example/..%2fblog', '//evil.example', '/\\evil.example', '/.//blog']) {
      const { location } = await rawGet(server.url, path)
      expect(location === undefined || /^\/[^/\\]/.test(location)).toBe(true)
    }
  })

  it('sends the requested range of a file', async () => {
    const part = async (range: string) => {
      const { status, headers, text } = await get('/movie.mp4', { Range: range })
      return [status, headers.get('content-range'), text]
    }
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=5-99')).toEqual([206, 'bytes 5-9/10', '56789'])
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', ''])
    expect(await part('bytes=-0')).toEqual([416, 'bytes */10', ''])
    expect(await part('bytes=4-2')).toEqual([200, null, '0123456789'])
    expect(await part('lines=1-2')).toEqual([200, null, '0123456789'])
  })

  it('sends the content type of files and leaves them unchanged', async () => {
    const style = await get('/style.css')
    expect([style.headers.get('content-type'), style.text]).toEqual(['text/css; charset=utf-8', 'p { color: red }'])
    expect(style.headers.get('cache-control')).toBe('no-store') // so that an edited file shows at once
  })

  it.each([
    ['photo.JPG', 'image/jpeg'],
    ['logo.svg', 'image/svg+xml'],
    ['photo.webp', 'image/webp'],
    ['letters.woff2', 'font/woff2'],
    ['sound.mp3', 'audio/mpeg'],
    ['film.mp4', 'video/mp4'],
    ['module.mjs', 'text/javascript; charset=utf-8'],
    ['menu.pdf', 'application/pdf'],
    ['old.htm', 'text/html'],
    ['notes.odt', 'application/octet-stream'],
  ])('serves %s as %s', (name, type) => {
    expect(contentType(name)).toBe(type)
  })

  it('sends a file of unknown type unchanged', async () => {
    const list = await get('/list')
    expect([list.headers.get('content-type'), list.text]).toEqual([
      'application/octet-stream',
      'Use <b> for bold text.',
    ])
  })

  it('says if a page contains no HTML, and sends it unchanged', async () => {
    expect((await get('/image.html')).text).not.toContain('script')
    expect(notices.at(-1)).toContain('image.html is named like a page but holds no HTML')
  })

  it('sells the products on the pages it has served, even after a reset', async () => {
    const visitor = createVisitor(server.url)
    const add = async (itemId: string, sku: string | null, quantity = 1) => {
      const response = await visitor.post('/api/commerce/shopping-cart/entries', { itemId, sku, quantity })
      const { errorKey, shoppingCart } = await response.json()
      const line = shoppingCart?.entries.find((one: { itemId: string }) => one.itemId === itemId)
      return errorKey ?? `${line.quantity} × ${line.productName}, ${shoppingCart.subtotalAmount.value}`
    }
    await visitor.get('/index')
    expect(await add('new-product', 'CHAIR')).toBe('ITEM_NOT_FOUND')
    await visitor.get('/product')
    expect(await add('new-product', 'CHAIR', 3)).toBe('INSUFFICIENT_STOCK')
    expect(await add('new-product', 'CHAIR', 2)).toBe('2 × Chair, 50.00')
    expect(await add('old-product', null)).toBe('VARIANT_REQUIRED')
    expect(await add('old-product', 'BLUE')).toBe('1 × A cup, 58.00')
    expect(await add('bare-product', null)).toBe('1 × A cup, 58.00')
    expect(await add('new-download', null)).toBe('1 × Chart, 62.50')
    expect(await add('named-first', 'LATER')).toBe('1 × A cup, 69.50')
    server.backend.reset()
    await visitor.get('/index')
    expect(await add('new-product', 'CHAIR', 2)).toBe('2 × Chair, 50.00')
    expect(await add('new-download', null)).toBe('1 × Chart, 54.50')
  })

  it('sells a variant without stock information, and not one that is marked as sold out', async () => {
    server.backend.reset()
    const variants = [
      null,
      { sku: 'SAYS-NOTHING', price: 500 },
      { sku: 'SAYS-NULL', price: 500, qtyInStock: null, soldOut: false },
      { sku: 'SOLD-OUT', price: 500, soldOut: true },
      { sku: 'NONE-LEFT', price: 500, soldOut: true, qtyInStock: 7 },
    ]
    await writeFile(
      join(folder, 'site/lamp.html'),
      `<div class="product-variants" data-item-id="lamp" data-variants="${attribute(variants)}"></div>`,
    )
    const visitor = createVisitor(server.url)
    await visitor.get('/lamp')
    const add = async (sku: string) => {
      const body = { itemId: 'lamp', sku, quantity: 2 }
      const answer = await visitor.post('/api/commerce/shopping-cart/entries', body)
      return (await answer.json()).errorKey ?? answer.status
    }
    expect([await add('SAYS-NOTHING'), await add('SAYS-NULL')]).toEqual([200, 200])
    expect([await add('SOLD-OUT'), await add('NONE-LEFT')]).toEqual(['SOLD_OUT', 'SOLD_OUT'])
  })

  it('keeps its own stock of its own products, whatever a page says', async () => {
    server.backend.reset()
    const [id, sku] = ['5f0c0000000000000000e012', 'SQ1200001'] // a single candle
    const variants = attribute([{ id: '5f0c00000000000000eb1201', sku, price: 100, unlimited: true }])
    await writeFile(
      join(folder, 'site/candle.html'),
      `<div class="product-variants" data-item-id="${id}" data-variants="${variants}"></div>`,
    )
    const visitor = createVisitor(server.url)
    await visitor.get('/candle')
    const body = { itemId: id, sku, quantity: 2 }
    const answer = await visitor.post('/api/commerce/shopping-cart/entries', body)
    expect((await answer.json()).errorKey).toBe('INSUFFICIENT_STOCK')
  })

  it('links to a product’s own page, and ships by the weight on the page', async () => {
    server.backend.reset()
    const visitor = createVisitor(server.url)
    await visitor.get('/product')
    for (const itemId of ['new-product', 'new-download', 'bare-product']) {
      const sku = itemId === 'new-product' ? 'CHAIR' : null
      await visitor.post('/api/commerce/shopping-cart/entries', { itemId, sku, quantity: 1 })
    }
    const response = await visitor.fetch(
      `/api/commerce/shopping-cart/shipping-location?crumb=${visitor.cookie('crumb')}`,
      { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"country":"GB"}' },
    )
    const { shoppingCart } = await response.json()
    expect(shoppingCart.shippingCostCents).toBe(450 + 3 * 60)
    expect(shoppingCart.entries).toMatchObject([
      { productType: 1, fullUrl: '/shop/p/chair' },
      { productType: 2 },
      { productType: 3 },
    ])
  })

  it('has a quick view without neighbours, and without an image if the page names none', async () => {
    await get('/product')
    const { text } = await get('/api/commerce/products/old-product/quick-view')
    expect(JSON.parse(text)).toMatchObject({ item: { title: 'A cup' }, previousId: null, nextId: null })
    expect(JSON.parse(text).html).not.toContain('<img')
  })

  it('sells a product as described on the latest page that lists its variants', async () => {
    server.backend.reset()
    const visitor = createVisitor(server.url)
    for (const page of ['/product', '/edited-product', '/bare-product']) await visitor.get(page)
    const body = { itemId: 'old-product', sku: 'RED', quantity: 1 }
    const { shoppingCart } = await (await visitor.post('/api/commerce/shopping-cart/entries', body)).json()
    expect(shoppingCart.subtotalAmount.value).toBe('12.00')
    expect(shoppingCart.entries[0].chosenVariant.attributes).toEqual({ Colour: 'Dark red' })
  })

  it('does not sell the last unit again after the product’s page is reloaded', async () => {
    server.backend.reset()
    const visitor = createVisitor(server.url)
    await visitor.get('/product')
    const chairs = { itemId: 'new-product', sku: 'CHAIR', quantity: 2 }
    await visitor.post('/api/commerce/shopping-cart/entries', chairs)
    await visitor.fetch(`/api/commerce/shopping-cart/shipping-location?crumb=${visitor.cookie('crumb')}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{"country":"GB"}',
    })
    const payer = { email: 'ada@example.test', paymentToken: 'tok_accepted' }
    expect((await visitor.post('/api/commerce/orders', payer)).status).toBe(201)
    await visitor.get('/product')
    const again = await visitor.post('/api/commerce/shopping-cart/entries', chairs)
    expect((await again.json()).errorKey).toBe('SOLD_OUT')
  })

  it('takes over the stock on a page that was edited', async () => {
    server.backend.reset()
    const visitor = createVisitor(server.url)
    const sellAs = async (changes: object) => {
      const [variant] = newProduct.product.variants
      const product = { ...newProduct.product, variants: [{ ...variant, ...changes }] }
      await writeFile(
        join(folder, 'site/stock.html'),
        `<div class="product-detail" data-context="${attribute({ product })}"></div>`,
      )
      await visitor.get('/stock')
      const chair = { itemId: 'new-product', sku: 'CHAIR', quantity: 1 }
      const answer = await visitor.post('/api/commerce/shopping-cart/entries', chair)
      return (await answer.json()).errorKey ?? answer.status
    }
    expect(await sellAs({ qtyInStock: 0 })).toBe('SOLD_OUT')
    expect(await sellAs({ qtyInStock: 1 })).toBe(200)
    expect(await sellAs({ qtyInStock: 1 })).toBe('INSUFFICIENT_STOCK')
    expect(await sellAs({ unlimited: true })).toBe(200)
  })

  it('keeps the stock that QA has set, although the page says unlimited', async () => {
    server.backend.reset()
    const visitor = createVisitor(server.url)
    const stockOf = async (page: string) => {
      await visitor.get(page)
      return (await (await visitor.get('/__mock/store')).json()).variants.RED.stock
    }
    expect(await stockOf('/product')).toBe('unlimited')
    await visitor.fetch('/__mock/store', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{"variants":{"RED":{"stock":2}}}',
    })
    expect(await stockOf('/product')).toBe(2)
    await visitor.post('/api/commerce/shopping-cart/entries', { itemId: 'old-product', sku: 'RED', quantity: 2 })
    expect(await stockOf('/edited-product')).toBe(2)
  })

  it('knows a form as described on the latest page that lists its fields', async () => {
    server.backend.reset()
    const visitor = createVisitor(server.url)
    const saveWith = async (fields: object[] | null) => {
      const formId = 'edited-form'
      const context = JSON.stringify({ formId, formFields: fields })
      const page = fields
        ? `<script type="application/json" class="sqs-form-block-context">${context}</script>`
        : `<form data-form-id="${formId}"></form>`
      await writeFile(join(folder, 'site/edited-form.html'), page)
      await visitor.get('/edited-form')
      const { key } = await (await visitor.post('/api/form/FormSubmissionKey')).json()
      return (await visitor.post('/api/form/SaveFormSubmission', { key, formId, form: {} })).status
    }
    const field = { id: 'email-1', type: 'email', title: 'Email' }
    expect(await saveWith(null)).toBe(204)
    expect(await saveWith([{ ...field, required: true }])).toBe(400)
    expect(await saveWith(null)).toBe(400)
    expect(await saveWith([{ ...field, required: false }])).toBe(204)
  })

  it('knows the forms on the pages it has served, with their rules', async () => {
    const visitor = createVisitor(server.url)
    for (const page of ['/form', '/old-form', '/escaped-form']) await visitor.get(page)
    const save = async (formId: string, form: object) => {
      const { key } = await (await visitor.post('/api/form/FormSubmissionKey')).json()
      return (await visitor.post('/api/form/SaveFormSubmission', { key, formId, form })).status
    }
    for (const id of ['abc123def', 'onsubmit01', 'escaped01', 'by-hand', 'in-template'])
      expect(await save(id, { anything: 'goes' })).toBe(204)
    expect(await save('commented', {})).toBe(404)
    expect(await save('5f0c00000000000000009999', {})).toBe(400)
    expect(await save('5f0c00000000000000009999', { 'email-1': 'ada@example.test' })).toBe(204)
    const rest = { 'email-1': 'ada@example.test', 'text-1': '12345', 'radio-1': 'Day' }
    expect(await save('5f0c00000000000000009999', rest)).toBe(204)
    expect(await save('5f0c00000000000000009999', { ...rest, 'text-1': '123456' })).toBe(400)
    expect(await save('5f0c00000000000000009999', { ...rest, 'radio-1': 'Night' })).toBe(400)
  })

  it('knows choices with labels, text flags and fields without an id, as pages write them', async () => {
    const visitor = createVisitor(server.url)
    await visitor.get('/form')
    const save = async (form: object) => {
      const { key } = await (await visitor.post('/api/form/FormSubmissionKey')).json()
      const body = { key, formId: '5f0c00000000000000008888', form }
      return (await visitor.post('/api/form/SaveFormSubmission', body)).status
    }
    for (const boat of ['Day', 'Night']) expect(await save({ 'select-1': boat })).toBe(204)
    for (const form of [{ 'select-1': 'Morning' }, {}]) expect(await save(form)).toBe(400)
  })

  it('applies the scenario in a page’s URL to the page’s requests', async () => {
    const cart = await get('/api/commerce/shopping-cart', { Referer: `${server.url}/about?scenario=serverError` })
    expect(cart.status).toBe(500)
  })

  it('rejects a page or file whose URL names an unknown scenario, instead of ignoring the name', async () => {
    for (const path of [
      '/about?scenario=missingImage',
      '/missing?scenario=missingImage',
      '/movie.mp4?scenario=missingImage',
    ]) {
      const page = await get(path)
      expect(page.status).toBe(400)
      expect(page.text).toContain(
        '<h1>There is no scenario &quot;missingImage&quot;. Did you mean &quot;missingImages&quot;?</h1>',
      )
      expect(page.text).toContain('<a href="/__mock/scenarios">')
    }
    expect((await get('/about?scenario=missingImages+none')).status).toBe(200)
    expect((await get('/about', { 'X-Skerry-Scenario': 'missingImage' })).status).toBe(400)
  })

  it('still opens the page linked from that error', async () => {
    expect((await get('/', { Referer: `${server.url}/about?scenario=missingImage` })).status).toBe(200)
  })

  it('has the checkout that a donation button opens', async () => {
    const known = await get('/checkout/donate?donatePageId=5f0c0000000000000000d001')
    expect(known.status).toBe(200)
    expect(known.text).toContain('<h1>Keep the light burning</h1>')
    expect(await get('/checkout/donate?donatePageId=abc')).toMatchObject({ status: 404 })
  })

  it.each([
    [
      '/api/comerce/shopping-cart',
      'The mock backend has no GET /api/comerce/shopping-cart. Did you mean GET /api/commerce/shopping-cart?',
    ],
    ['/api/form/SaveFormSubmission', 'The mock backend has no GET /api/form/SaveFormSubmission, only POST.'],
    [
      '/api/site-users/account/session',
      'The mock backend has no GET /api/site-users/account/session, only POST and DELETE.',
    ],
    ['/api/zzzzzzzzzzzz', 'The mock backend has no GET /api/zzzzzzzzzzzz.'],
  ])('tells the page and the terminal if there is no operation %s', async (path, message) => {
    const { status, text } = await get(path)
    expect([status, JSON.parse(text).message]).toEqual([404, message])
    expect(notices.at(-1)).toBe(message)
  })

  it('serves the bundles at the documented addresses, unless the folder has such files', async () => {
    const packageRoot = join(folder, 'package')
    await mkdir(join(packageRoot, 'dist/chunks'), { recursive: true })
    for (const name of ['skerry.mjs', 'skerry.umd.js', 'chunks/form-12345678.mjs'])
      await writeFile(join(packageRoot, 'dist', name), 'ours')
    await mkdir(join(folder, 'site/skerry'))
    await writeFile(join(folder, 'site/skerry/skerry.umd.js'), 'theirs')
    const other = await startServer({ root: join(folder, 'site'), packageRoot })
    const textOf = async (path: string) => (await createVisitor(other.url).get(path)).text()
    try {
      expect(await textOf('/skerry/skerry.mjs')).toBe('ours')
      expect(await textOf('/skerry/chunks/form-12345678.mjs')).toBe('ours')
      expect(await textOf('/skerry/skerry.umd.js')).toBe('theirs')
      expect(await textOf('/skerry/other.mjs')).toContain('Not found')
    } finally {
      await other.close()
      await rm(join(folder, 'site/skerry'), { recursive: true })
    }
  })

  it('responds with 404 if there is no such page, operation or bundle', async () => {
    expect((await get('/nowhere')).status).toBe(404)
    expect((await get('/api/nowhere')).status).toBe(404)
    expect((await get('/__skerry/../package.json')).status).toBe(404)
    expect((await get('/__skerry/%2e%2e%2fpackage.json')).status).toBe(404)
  })
})

describe('test pages', () => {
  it('are served with custom headers, and one nonce in place of each {{nonce}}', async () => {
    const server = await startServer({
      pages: { '/': '<head><script nonce="{{nonce}}">a</script></head>' },
      headers: { 'Content-Security-Policy': "script-src 'nonce-{{nonce}}'" },
      nonce: 'abc',
    })
    const response = await fetch(server.url)
    expect(response.headers.get('content-security-policy')).toBe("script-src 'nonce-abc'")
    expect(await response.text()).toBe(
      '<head><script type="module" blocking="render" src="/__skerry/skerry.mjs" nonce="abc"></script><script nonce="abc">a</script></head>',
    )
    await server.close()
  })

  it('get a new nonce for each request if the test sets none', async () => {
    const headers = { 'Content-Security-Policy': "script-src 'nonce-{{nonce}}'" }
    const server = await startServer({ pages: { '/': '<p>' }, headers })
    const nonces = []
    for (let i = 0; i < 2; i++) {
      const response = await fetch(server.url)
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1]
      expect(response.headers.get('content-security-policy')).toBe(`script-src 'nonce-${nonce}'`)
      nonces.push(nonce)
    }
    expect(nonces[0]).not.toBe(nonces[1])
    await server.close()
  })

  it.each([
    ['umd', '<script defer src="/__skerry/skerry.umd.js" nonce="n"></script>'],
    ['loader', '<script src="/__skerry/skerry.loader.js" nonce="n"></script>'],
    ['none', ''],
  ] as const)('load the %s bundle', async (tag, expected) => {
    const server = await startServer({ pages: { '/': '<p>' }, tag, nonce: 'n' })
    expect(await (await fetch(server.url)).text()).toBe(`${expected}<p>`)
    await server.close()
  })

  it.each([
    '<head><script type="module" src="https://cdn.example/skerry.mjs" data-debug></script></head>',
    '<head></head><p>Hello</p><script defer src="assets/skerry.js"></script>',
  ])('keep their own tag if none is inserted: %s', async (html) => {
    const server = await startServer({ pages: { '/': html }, tag: 'none' })
    expect(await (await fetch(server.url)).text()).toBe(html)
    await server.close()
  })

  it.each([
    [
      'the module by default',
      '<script>a()</script>',
      '<script type="module" blocking="render" src="/__skerry/skerry.mjs">',
    ],
    [
      'the classic entry where they call the vendor’s globals',
      '<script>Squarespace.load(window)</script>',
      '<script src="/__skerry/skerry.loader.js">',
    ],
    [
      'the bundle of their own tag',
      '<script src="/a/skerry.umd.js"></script>',
      '<script defer src="/__skerry/skerry.umd.js">',
    ],
    [
      'what their own tag says, but for what the server decides',
      '<script src="/a/skerry.loader.js" async integrity="x" id="s" data-debug data-email-policy="standard" data-x="a &quot; b"></script>',
      '<script src="/__skerry/skerry.loader.js" id="s" data-debug="" data-email-policy="standard" data-x="a &quot; b">',
    ],
    [
      'quotes within what their own tag says',
      `<script src="/a/skerry.loader.js" data-x='a "b"'></script>`,
      '<script src="/__skerry/skerry.loader.js" data-x="a &quot;b&quot;">',
    ],
  ])('get %s', async (_, html, expected) => {
    const server = await startServer({ pages: { '/': `<head>${html}</head>` } })
    expect(await (await fetch(server.url)).text()).toContain(`<head>${expected}</script>`)
    await server.close()
  })

  it('get a locale and performance measurement through their URL', async () => {
    const server = await startServer({ pages: { '/': '<head></head>' } })
    const tagOf = async (query: string) => (await fetch(`${server.url}/?${query}`)).text()
    expect(await tagOf('locale=pt-BR&performance=true')).toContain(
      'src="/__skerry/skerry.mjs" data-performance="true" data-locale="pt-BR">',
    )
    for (const query of ['locale=', 'locale=portuguese!', 'performance=false'])
      expect(await tagOf(query)).toContain('src="/__skerry/skerry.mjs">')
    await server.close()
  })

  it('omit the vendor’s runtime in replace mode', async () => {
    const pages = { '/': '<head><script src="https://assets.squarespace.com/a.js"></script></head>' }
    const server = await startServer({ pages, isReplacing: true })
    expect(await (await fetch(server.url)).text()).not.toContain('squarespace')
    await server.close()
  })

  it('are served under a strict policy that allows their tag', async () => {
    const server = await startServer({ pages: { '/': '<p>' }, csp: 'strict' })
    const response = await fetch(server.url)
    const nonce = /nonce="([^"]+)" data-csp="strict"/.exec(await response.text())?.[1]
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
    for (const rule of ["style-src 'self';", "object-src 'none'", "require-trusted-types-for 'script'"])
      expect(policy).toContain(rule)
    await server.close()
  })
})

/** Sends a path as it is written: `fetch` would tidy it first. */
function rawGet(origin: string, path: string): Promise<{ status: number; location: string | undefined; body: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (response) => {
      let body = ''
      response.on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}
