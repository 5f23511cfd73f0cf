import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { documentOf, siteForTests } from '../support/site'

// As the style sheets of newer templates do.
const template = `
  .products .grid-item { position: relative; width: 300px; height: 400px; opacity: 0 }
  .products .grid-item.is-loaded { opacity: 1 }
  .grid-item-image { position: absolute; width: 100%; height: 100%; object-fit: cover }
  .blog-basic-grid--container { opacity: 0 }
  .blog-basic-grid--container.is-loaded { opacity: 1 }
`
const image = '/salt.svg'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"></svg>'
const lists = `
  <div class="products collection-content-wrapper" data-controller="ProductList"><div class="list-grid">
    <div class="grid-item" data-controller="ProductListImageLoader"><a href="#salt"><figure class="grid-image">
      <img class="grid-item-image grid-image-cover" data-src="${image}" data-image="${image}" data-load="false"
        data-image-dimensions="1200x1200" src="${image}" srcset="${image}?format=100w 100w, ${image}?format=500w 500w"
        sizes="0" alt="Salt in jars" style="object-position: 50% 50%;display: none;">
    </figure>Salt</a></div>
  </div></div>
  <div class="blog-basic-grid" data-controller="BlogImageLoader">
    <article class="blog-basic-grid--container">What the oven wants</article>
  </div>`
const page = (script = '') =>
  documentOf(
    lists,
    `<script nonce="{{nonce}}">Static = { SQUARESPACE_CONTEXT: {} }</script><link rel="stylesheet" href="/site.css">${script}`,
  )

const site = siteForTests({
  pages: {
    '/without-script': page(),
    '/without-its-files': page('<script src="/site-bundle.js" nonce="{{nonce}}"></script>'),
  },
  renderPage: (path) => {
    if (path === '/site.css') return { status: 200, contentType: 'text/css', body: template }
    if (path === image) return { status: 200, contentType: 'image/svg+xml', body: drawing }
    return path === '/site-bundle.js' ? { status: 200, contentType: 'text/javascript', body: '' } : null
  },
})

const productsIn = (view: Page) => view.locator('.products').evaluate(({ outerHTML }) => outerHTML)

it.each(['/without-script', '/without-its-files'])(
  'products (with sharp images) and articles hidden by a template are shown, until stop: %s',
  async (path) => {
    const served = await site.visit(path, { javaScriptEnabled: false })
    const { page: view, troubles } = await site.visit(path)
    for (const item of await view.locator('.grid-item, article').all())
      await expect.poll(() => item.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    const picture = view.locator('.grid-item-image')
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toContain('format=500w')
    expect(await picture.boundingBox()).toMatchObject({ width: 300, height: 400 })
    expect(troubles).toEqual([])
    await view.evaluate(() => (globalThis as unknown as { Skerry: { stop(): void } }).Skerry.stop())
    expect(await productsIn(view)).toBe(await productsIn(served.page))
  },
)

it.each(['/without-script', '/without-its-files'])(
  'products and articles added later are shown, even in a body that a script replaces: %s',
  async (path) => {
    const { page: view } = await site.visit(path)
    await expect.poll(() => view.locator('.is-loaded').count()).toBe(2)
    await view.evaluate(() => {
      const body = document.createElement('body')
      body.className = 'tweak-global-animations-animation-type-fade'
      body.innerHTML = '<main></main>'
      document.body.replaceWith(body)
    })
    await view.waitForFunction(() => document.body.dataset.animationState === 'booted')
    await view.evaluate(() => {
      const card = '<article class="blog-basic-grid--container">Bread</article>'
      document.querySelector('main')!.insertAdjacentHTML('beforeend', card)
    })
    await expect.poll(() => view.locator('article.is-loaded').count()).toBe(1)
  },
)
