import { describe, expect, it } from 'vitest'
import { productMarkup } from '../support/shopMarkup'
import { documentOf, siteForTests, strictPolicy } from '../support/site'

// The shape of an older template: its header is invisible until its own script has placed it, and the script counts on the
// vendor's globals from its first line on.
const styles = `
  header { position: relative; padding-top: 40px }
  #nav { white-space: nowrap; width: max-content }
  #nav:not(.positioned) { opacity: 0 }
  #nav div { display: inline-block; width: 100px }
  .long { height: 3000px }
  .menu { display: none } .menu-open .menu { display: block }`
const header = `
  <header id="header"><h1 id="logo">Logo</h1><div id="nav"><div>A</div><div>B</div><div>C</div></div>
  <button id="toggle" data-toggle-body="menu-open">Menu</button><div class="menu">Inside</div></header>
  <p><a href="#end">Down</a></p><div class="long"></div><p id="end">End</p>`
const bundle = `
  Y.namespace('Template').CenterNav = Class.create({
    initialize: function (options) { this.options = options; this.refresh() },
    refresh: function () {
      var items = Y.all(this.options.items)
      var sum = items.get('offsetWidth').reduce(function (a, b) { return a + b }, 0)
      Y.one(this.options.wrapper).setStyles({ marginLeft: Y.one('#header').get('offsetWidth') - sum }).addClass('positioned')
    },
  })
  Y.use('node', function (Y) {
    Y.namespace('Template').Site = Singleton.create({
      ready: function () { Y.on('domready', function () { this.bindUI(); this.syncUI() }, this) },
      bindUI: function () {
        if (!Modernizr.csstransforms || !Modernizr.history) return
        if (!Modernizr.touch) Y.one('body').addClass('has-mouse')
        Y.one('body').delegate('click', function (event) {
          Y.one('body').toggleClass(event.currentTarget.getData('toggle-body'))
        }, '[data-toggle-body]')
        Y.one('body').delegate('click', function (event) {
          event.halt()
          new Y.Anim({ node: Y.one('body'), to: { scrollTop: Y.one('#end').getY() }, duration: 0.1 }).run()
        }, 'a[href*=#]')
        Y.one(window).on('resize', Y.throttle(Y.bind(this.syncUI, this), 50), this)
        Y.Global.on('tweak:change', function () {})
      },
      syncUI: function () { new Y.Template.CenterNav({ items: '#nav div', wrapper: '#nav' }) },
    })
  })`
const script = (code: string) => `<script nonce="{{nonce}}">${code}</script>`
const pages: { [path: string]: string } = {}
for (const kind of ['loader', 'umd']) {
  pages[`/${kind}`] = documentOf(
    `${header}${script(bundle)}${script('window.ImageLoader && window.ImageLoader.bootstrap({}, document)')}${script('Squarespace.afterBodyLoad(Y)')}`,
    `<script src="/__skerry/skerry.${kind}.js" nonce="{{nonce}}"></script>${script('SquarespaceFonts.loadViaContext(); Squarespace.load(window)')}<style nonce="{{nonce}}">${styles}</style>`,
  )
}
pages['/shop'] = documentOf(
  `<style nonce="{{nonce}}">.empty { display: none }</style><a class="custom-cart empty" href="/cart">Cart</a>
  ${productMarkup('ships-biscuit')}
  ${script(`Y.use('node', function (Y) {
    var cart = Y.Squarespace.Singletons.ShoppingCart
    var log = []
    var show = function () {
      Y.one('.custom-cart').toggleClass('empty', !(cart.get('totalQuantity') > 0)).setAttribute('data-log', log.join(' '))
    }
    show()
    cart.after('load', function (event) { log.push('load ' + event.target.get('totalQuantity')) })
    cart.on('item-added', function () { log.push('added') })
    cart.on('change', show)
  })`)}`,
  '<script src="/__skerry/skerry.loader.js" nonce="{{nonce}}"></script>',
)
pages['/title'] = documentOf(
  `<style nonce="{{nonce}}">
    #title { width: 50vw; padding: 0 20px; margin: 0 } #title a { font: 60px/1 monospace; letter-spacing: 6px; white-space: nowrap }
  </style>
  <h1 id="title"><a href="/">The Lighthouse</a></h1><h1 id="short"><a href="/">Isle</a></h1>
  ${script(`Y.use('node', function (Y) {
    Y.all('h1 a').each(function (text) { text.plug(Y.Squarespace.TextShrink, { parentEl: text.ancestor('h1') }) })
  })`)}`,
  '<script src="/__skerry/skerry.loader.js" nonce="{{nonce}}"></script>',
)
const headers = {
  'Content-Security-Policy': strictPolicy['Content-Security-Policy'].replace(
    "style-src 'self'",
    "style-src 'self' 'nonce-{{nonce}}'",
  ),
}
const site = siteForTests({ pages, headers })

describe.each(['/loader', '/umd'])('an older template on %s', (path) => {
  it('positions its header, opens its menu and scrolls to its anchors, without errors', async () => {
    const { page, troubles } = await site.visit(path, { viewport: { width: 800, height: 600 } })
    const nav = page.locator('#nav')
    await expect.poll(() => nav.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
    expect(await nav.evaluate((element) => element.style.marginLeft)).toMatch(/^\d+px$/)
    expect(await page.locator('body').getAttribute('class')).toContain('has-mouse')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('Inside').waitFor()
    await page.getByRole('link', { name: 'Down' }).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000)
    const before = await nav.evaluate((element) => element.style.marginLeft)
    await page.setViewportSize({ width: 600, height: 600 })
    await expect.poll(() => nav.evaluate((element) => element.style.marginLeft)).not.toBe(before)
    expect(troubles).toEqual([])
  })
})

describe('a template with its own cart link', () => {
  it('shows the link while there is something in the cart, on this page and the next', async () => {
    const { page, troubles } = await site.visit('/shop')
    const link = page.locator('.custom-cart')
    await expect.poll(() => link.getAttribute('data-log')).toBe('load 0')
    expect(await link.isVisible()).toBe(false)
    await page.getByRole('button').click()
    await expect.poll(() => link.isVisible()).toBe(true)
    expect(await link.getAttribute('data-log')).toBe('load 0 added')
    await page.getByRole('button', { name: 'Add To Cart' }).click()
    await expect.poll(() => link.getAttribute('data-log')).toBe('load 0 added added')
    await page.reload()
    await expect.poll(() => link.getAttribute('data-log')).toBe('load 2')
    expect(await link.isVisible()).toBe(true)
    expect(troubles).toEqual([])
  })
})

describe('a title that a template shrinks', () => {
  it('fits its heading at any window width, down to 11 px, and never grows', async () => {
    const { page, troubles } = await site.visit('/title', { viewport: { width: 1000, height: 600 } })
    const fontSize = (selector: string) =>
      page.locator(`${selector} a`).evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    const room = () =>
      page.evaluate(() => {
        const [title, text] = document.querySelectorAll('#title, #title a')
        return (title?.clientWidth ?? 0) - 40 - (text?.getBoundingClientRect().width ?? 0)
      })
    await expect.poll(() => fontSize('#title')).toBeLessThan(60)
    const medium = await fontSize('#title')
    expect(await room()).toBeGreaterThanOrEqual(0)
    expect(await room()).toBeLessThan(30) // a whole font size larger would not fit
    const spacing = await page
      .locator('#title a')
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).letterSpacing))
    expect(spacing).toBeCloseTo(medium / 10)
    expect(await page.locator('#short a').getAttribute('style')).toBeNull()
    await page.setViewportSize({ width: 600, height: 600 })
    await expect.poll(() => fontSize('#title')).toBeLessThan(medium)
    expect(await room()).toBeGreaterThanOrEqual(0)
    await page.setViewportSize({ width: 150, height: 600 })
    await expect.poll(() => fontSize('#title')).toBe(11)
    await page.setViewportSize({ width: 1800, height: 600 })
    await expect.poll(() => fontSize('#title')).toBe(60)
    expect(await page.locator('#title a').getAttribute('style')).toBeFalsy()
    expect(troubles).toEqual([])
  })
})
