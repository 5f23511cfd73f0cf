import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubVendorGlobals } from '../../src/runtime/stubs'

const names = ['Squarespace', 'SquarespaceFonts', 'Y', 'YUI', 'Class', 'Singleton', 'ImageLoader', 'Static']
const host = globalThis as unknown as { [name: string]: unknown }

/** Runs a template's code as a page does: against globals. What it passes to `tell` is returned. */
async function template(code: string, markup = ''): Promise<unknown[]> {
  document.body.innerHTML = markup
  const told: unknown[] = []
  new Function('tell', code)((value: unknown) => told.push(value))
  await vi.waitFor(() => expect(told).not.toEqual([]), 20_000)
  return told
}

beforeEach(() => {
  stubVendorGlobals(() => import('../../src/standins/index'))
})
afterEach(() => {
  for (const name of names) delete host[name]
  document.body.innerHTML = ''
})

describe("a template's own scripts", () => {
  it('run to completion: classes, singletons and document callbacks', async () => {
    const told = await template(
      `
      Y.namespace('Template').Nav = Class.create({
        initialize: function (options) { this.wrapper = options.wrapper },
        place: function () { Y.one(this.wrapper).addClass('positioned') },
      })
      Y.use('node', 'event-custom', function (Y) {
        Y.namespace('Template').Site = Singleton.create({
          ready: function () { Y.on('domready', this.init, this) },
          init: function () {
            new Y.Template.Nav({ wrapper: '#nav' }).place()
            tell(Y.Template.Site === this)
          },
        })
      })
      Squarespace.afterBodyLoad(Y)`,
      '<nav id="nav"></nav>',
    )
    expect(told).toEqual([true])
    expect(document.querySelector('#nav')?.className).toBe('positioned')
  })

  it('are called by `onInitialize`, and again after the template swaps pages itself', async () => {
    const told = await template(`
      Squarespace.onInitialize(Y, function () { tell('start') })
      Squarespace.onDestroy(function () { tell('end') })`)
    expect(told).toEqual(['start'])
    new Function('Squarespace.globalDestroy(Y); Squarespace.AFTER_BODY_LOADED = false; Squarespace.afterBodyLoad()')()
    await vi.waitFor(() => expect(told).toEqual(['start', 'end', 'start']))
  })

  it('receive keydown events, or keyup events on request', async () => {
    const told = await template(
      `Y.use('node', function (Y) {
        Y.on('key', function () { tell('down') }, 'input', 'enter')
        Y.on('key', function () { tell('up') }, 'input', 'up:enter,esc')
        tell('ready')
      })`,
      '<input>',
    )
    const input = document.querySelector('input')!
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(told).toEqual(['ready', 'down'])
    input.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }))
    expect(told).toEqual(['ready', 'down', 'up'])
  })

  it('keep running if one of them fails', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    expect(
      await template(`
      Y.use('node', function (Y) { Y.one('#missing').addClass('a') })
      Y.use('node', function () { tell('second') })`),
    ).toEqual(['second'])
    expect(reported).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('use widgets that do nothing, without errors', async () => {
    expect(
      await template(`Y.use('squarespace-gallery-ng', function (Y) {
      var gallery = new Y.Squarespace.Gallery2({ container: '#a' })
      gallery.refresh().on('change', function () {})
      Y.one('body').plug(Y.Squarespace.TextShrink, {})
      new Y.Squarespace.FormSubmit().submit({})
      Squarespace.initializeLayoutBlocks(Y)
      tell(Y.Squarespace.Singletons.ShoppingCart.get('totalQuantity'))
    })`),
    ).toEqual([0])
  })

  it.each([
    'App',
    'Base',
    'Cookie',
    'DOM',
    'Event',
    'History',
    'HistoryHTML5',
    'Model',
    'Pjax',
    'QueryString',
    'Router',
    'Selector',
    'View',
    'Widget',
  ])('use parts of the vendor’s library without a stand-in, without errors: Y.%s', async (name) => {
    const told = await template(`
      Y.use('${name}', function (Y) {
        new Y.${name}({ root: '/' }).render()
        Y.${name}.extend({}).on('change', function () {})
        tell('ran')
      })`)
    expect(told).toEqual(['ran'])
  })

  it('read the owner’s template settings', async () => {
    host.Static = { SQUARESPACE_CONTEXT: { tweakJSON: { headerPadding: '10px' } } }
    expect(
      await template(`Y.use('node', function (Y) {
      tell([Y.Squarespace.Template.getTweakValue('headerPadding'), Y.Squarespace.Template.getTweakValue('@headerPadding')])
    })`),
    ).toEqual([['10px', '10px']])
  })
})

describe('a gallery created by a template', () => {
  const markup = `
    <div id="gallery"><div><p class="slide">1</p></div><div><p class="slide">2</p></div><div><p class="slide">3</p></div></div>
    <i class="back"></i><i class="on"></i>`
  const gallery = (options: string, more = '', html = markup) =>
    template(
      `Y.use('squarespace-gallery-ng', function (Y) {
        var gallery = new Y.Squarespace.Gallery2({ container: '#gallery', slides: '.slide', ${options} })
        ${more}
        tell(gallery.get('currentIndex'))
      })`,
      html,
    )
  const element = () => document.querySelector<HTMLElement>('#gallery')!
  const json = () => JSON.parse(element().dataset.blockJson!)

  it('becomes a gallery block with the same options', async () => {
    await gallery(`
      autoplay: true, autoplayOptions: { timeout: 3000 }, loop: 'true', keyboard: false, historyHash: false,
      design: 'stacked', designOptions: { autoHeight: false, clickBehavior: 'auto', transition: 'scroll' },
      elements: { next: '.on', previous: Y.one('.back') }, loaderOptions: { mode: 'fit' }`)
    expect(element().dataset.blockType).toBe('gallery')
    expect(json()).toEqual({
      ...{ autoplay: true, autoplayDuration: 3, loop: 'true', keyboard: false, historyHash: false },
      ...{ design: 'slideshow', autoHeight: false, clickBehavior: 'half', transition: 'scroll', autoCrop: false },
      elements: { next: '.on', previous: `#${document.querySelector('.back')!.id}` },
    })
    // The children with one slide each.
    expect([...element().children].map((child) => child.hasAttribute('data-slide-id'))).toEqual([true, true, true])
  })

  it.each([
    [`design: 'strip'`, { design: 'slider' }],
    [`design: 'autogrid', designOptions: { columnWidth: 200 }`, { design: 'autogrid', columnWidth: 200 }],
    [`designOptions: { transition: 'none' }`, { design: 'slideshow', transition: 'fade', autoCrop: true }],
    [`autoHeight: false, elements: null`, { autoHeight: false, elements: {} }],
  ])('with %s gets the options %j', async (options, expected) => {
    await gallery(options)
    expect(json()).toMatchObject(expected)
  })

  it('accepts slides inside a common parent as they are', async () => {
    const html = '<div id="gallery"><section><p class="slide">1</p><p class="slide">2</p></section></div>'
    await gallery('', '', html)
    const marked = [...element().querySelectorAll('[data-slide-id]')]
    expect(marked.map(({ textContent }) => textContent)).toEqual(['1', '2'])
  })

  it('fires a load event, and an unload event when the template destroys it', async () => {
    const events: string[] = []
    const hear = ({ type, target }: Event) => events.push(`${type} ${(target as Element).id}`)
    for (const type of ['skerry:load', 'skerry:unload']) document.addEventListener(type, hear)
    await gallery('', 'gallery.destroy()')
    expect(events).toEqual(['skerry:load gallery', 'skerry:unload gallery'])
    expect(element().outerHTML).toBe(markup.trim().split('\n')[0])
  })

  it.each([
    ['without slides', `<div id="gallery"></div>`],
    ['without its container', '<p>None</p>'],
    ['in a gallery block', `<div class="sqs-block-gallery">${markup}</div>`],
  ])('%s does nothing', async (_, html) => {
    expect(await gallery('', `gallery.set('currentIndex', 1)`, html)).toEqual([0])
    expect(document.querySelector('#gallery[data-block-type]')).toBeNull()
  })
})

describe('Y.Node', () => {
  const markup = '<ul id="list" data-kind="menu"><li class="a">1</li><li class="b c">2</li><li class="a">3</li></ul>'
  const node = (code: string) => template(`Y.use('node', function (Y) { var list = Y.one('#list'); ${code} })`, markup)

  it.each([
    ["Y.one('#none')", null],
    ["Y.one('#list') === Y.one(document.getElementById('list'))", true],
    ["list.all('li').size()", 3],
    ["list.one('.b').next().get('text')", '3'],
    ["list.one('.b').siblings('.a').get('text').join()", '1,3'],
    ["list.one('li').ancestor('ul').get('id')", 'list'],
    ["list.all('li').indexOf(list.one('.b'))", 1],
    ["list.all('.a').addClass('z').item(1).hasClass('z')", true],
    ["list.one('.b').addClass('z').get('className')", 'b c z'],
    ["list.all('li').even().get('text').join()", '1,3'],
    ["list.all('li').odd().get('text').join()", '2'],
    ["list.one('> .b').get('className')", 'b c'],
    ["list.getAttribute('title')", ''],
    ["list.getData('kind')", 'menu'],
    ["list.getData('none')", undefined],
    ["list.set('title', 'Boats').getAttribute('title')", 'Boats'],
    ["list.one('.b').setAttrs({ text: '4', lang: 'de' }).get('outerHTML')", '<li class="b c" lang="de">4</li>'],
    ["list.set('innerHTML', '<li>5</li>').get('children').size()", 1],
    ["list.setStyle('marginTop', 5).getStyle('marginTop')", '5px'],
    ["list.setStyles({ opacity: 0.5 }).getStyle('opacity')", '0.5'],
    ["list.insert(Y.Node.create('<p>x</p>'), 'before').previous().get('text')", 'x'],
    ["list.append('<li>4</li>').get('lastChild').get('text')", '4'],
    ["list.setHTML('<li>5</li>').getHTML()", '<li>5</li>'],
    ["list.empty().get('children').size()", 0],
    ['list.generateID()', 'list'],
    ["list.all('li').item(-1)", null],
    ["Y.Node.create('<div class=\"slide\"><img></div>').one('img').ancestor('.slide').get('className')", 'slide'],
    ["Y.Node.create('<p class=\"slide\"></p>').test('.slide')", true],
    ["list.test('> [')", false],
    ["Y.Escape.html('\"<b>\\'')", '&#34;&#60;b&#62;&#39;'],
    ["Y.all('li').get('parentNode').size()", 3],
    ["Y.all('li').filter('.a').size()", 2],
    ['Y.Lang.isNumber(1) && !Y.Lang.isValue(null) && Y.UA.ie === 0', true],
    ['Y.bind(function (a, b) { return this.x + a + b }, { x: 1 }, 2)(3)', 6],
    ['Y.merge({ a: 1 }, { a: 2 }).a', 2],
  ])('with %s returns %j', async (expression, expected) => {
    expect(await node(`tell(${expression})`)).toEqual([expected])
  })

  it('animates from its own styles or from given ones, and reports the end', async () => {
    const told = await node(`
      list.setStyles({ width: '10px', opacity: 1 })
      var motion = new Y.Anim({ node: list, from: { height: '20%' }, to: { width: 110, opacity: 0.5, height: '60%' }, duration: 0.02 })
      motion.on('end', function () {
        tell(['width', 'opacity', 'height'].map(function (name) { return list.getStyle(name) }))
      })
      motion.run()`)
    expect(told).toEqual([['110px', '0.5', '60%']])
  })

  it('calls listeners with their context and bound arguments', async () => {
    const told = await node(`
      var handle = list.on('click', function (event, extra) {
        tell([this.name, event.currentTarget === list, event.target.get('text'), extra])
        event.halt()
        handle.detach()
      }, { name: 'me' }, 'more')
      list.one('.b').simulate('click')
      list.one('.b').simulate('click')`)
    expect(told).toEqual([['me', true, '2', 'more']])
  })

  it('returns one handle for the listeners of several nodes', async () => {
    const told = await node(`
      var items = Y.all('#list li')
      var handles = [
        items.on('click', function () { tell('on') }),
        items.delegate('click', function () { tell('delegated') }, '*'),
        Y.delegate('click', function () { tell('delegated') }, '#list li', '*'),
      ]
      handles.forEach(function (handle) { handle.detach() })
      items.simulate('click')
      tell('silent')`)
    expect(told).toEqual(['silent'])
  })

  it('receives hashchange events, even from a script that does not name the URLs', async () => {
    const told = await node(`
      Y.on('hashchange', function (event) { tell(String(event.newHash)) }, window)
      window.dispatchEvent(new HashChangeEvent('hashchange'))
      window.dispatchEvent(new HashChangeEvent('hashchange', { newURL: 'https://island.example/#map' }))`)
    expect(told).toEqual(['undefined', 'map'])
  })

  it.each([
    ['nodes', "list.on('click', undefined); list.on('click', function () { tell('next') }); list.simulate('click')"],
    [
      'their descendants',
      "list.delegate('click', undefined, '.b'); list.on('click', function () { tell('next') }); list.one('.b').simulate('click')",
    ],
    [
      'objects',
      "var own = new Y.EventTarget(); own.on('x', undefined); own.on('x', 'missing'); own.once('x', null); own.on('x', function () { tell('next') }); own.fire('x')",
    ],
    [
      'the document',
      "Y.on('domready', undefined); Y.on('contentready', undefined, '#list'); Y.on('domready', function () { tell('next') })",
    ],
    ['timers', "Y.throttle(undefined)(); Y.bind('missing', {})(); tell('next')"],
  ])('calls the next listener if a template passes something other than a function: %s', async (_what, code) => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    addEventListener('error', reported)
    expect(await node(code)).toEqual(['next'])
    removeEventListener('error', reported)
    expect(reported).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('calls delegated listeners for matching descendants', async () => {
    const told = await node(`
      list.delegate('click', function (event) { tell([event.currentTarget.get('text'), this === event.currentTarget]) }, '.a')
      list.one('.b').simulate('click')
      list.all('.a').item(1).simulate('click')`)
    expect(told).toEqual([['3', true]])
  })

  it('can be focused and blurred', async () => {
    const code = "tell(Y.one('#find').focus() && document.activeElement.id); tell(Y.one('#find').blur().get('value'))"
    const told = await template(`Y.use('node', function (Y) { ${code} })`, '<input id="find" value="boats">')
    expect(told).toEqual(['find', 'boats'])
    expect(document.activeElement).toBe(document.body)
  })

  it('can be extended by templates', async () => {
    expect(
      await node('Y.Node.prototype.shout = function () { return this.get("id") + "!" }; tell(list.shout())'),
    ).toEqual(['list!'])
  })
})

it('custom events reach their listeners until these are detached', async () => {
  const told = await template(`Y.use('node', function (Y) {
    var helper = Y.augment({}, Y.EventTarget)
    var handle = helper.on('moved', function (event) { tell([this.me, event.by]) }, { me: 'a' })
    helper.fire('moved', { by: 2 })
    handle.detach()
    helper.fire('moved', { by: 3 })
    Y.Global.on('tweak:change', function (event) { tell(event.type) })
    Y.Global.fire('tweak:change')
  })`)
  expect(told).toEqual([['a', 2], 'tweak:change'])
})
