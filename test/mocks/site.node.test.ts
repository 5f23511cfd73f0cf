import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { searchablePages } from '../../mocks/fixtures/searchable'
import { pages } from '../../mocks/site'
import { attributes, html, scriptJson } from '../../mocks/site/html'
import { drawImage, scenes } from '../../mocks/site/images'
import { markupProblems } from './siteMarkup'
import { all, documentOf, nonce, textOf, visit } from './siteVisit'

const blockSelectors: { readonly [block: string]: string } = {
  animated: '[data-animation], .combination-animation-fade-in',
  audio: '.sqs-audio-embed, .sqs-album-block, [data-block-type="audio"]',
  // The cart takes the place of its two, k001 and k003.
  button: '.sqs-block-button:not([id^="block-k"]), [data-block-type="button"]',
  image: '.sqs-block-image, [data-block-type="image"]',
  accordion: '.sqs-block-accordion, [data-block-type="accordion"]',
  'donation-button': '[data-donate-page-id]',
  calendar: '.sqs-block-calendar, .sqs-events-collection-calendar, [data-block-type="calendar"]',
  cart: '#sqs-cart-root',
  'cart-pill': '.sqs-cart-dropzone',
  'cookie-banner': '[data-ask="open"]',
  chart: '.sqs-block-chart',
  embed: '.sqs-block-embed:not(#block-x2408), .sqs-block-soundcloud',
  'pricing-toggle': '.ma-pricing-toggle-wrapper',
  event: '[data-block-type="event"]',
  form: '.sqs-block-form, .plain-form',
  'comment-count': '.sqs-disqus-comment-link, [data-block-type="comment-count"]',
  follow: '.squarespace-follow-button, [data-block-type="follow"]',
  reservation: '.sqs-block-opentable-v2, .sqs-block-tock',
  like: '.sqs-simple-like, [data-block-type="like"]',
  'configuration-panel': '[data-block-type="configuration-panel"]',
  'popup-overlay': 'template[data-block-type="popup-overlay"]',
  'list-section': '.user-items-list-carousel, .user-items-list-banner-slideshow',
  map: '.sqs-block-map',
  menu: '.sqs-block-menu, [data-block-type="menu"]',
  money: '.sqs-money-native',
  marquee: '.sqs-block-marquee',
  newsletter: '.sqs-block-newsletter',
  'textarea-counter': '[data-max-length]',
  video: '.sqs-video-wrapper, .sqs-native-video, [data-block-type="video"]',
  'image-lightbox': 'button.lightbox, [rel~="lightbox"]',
  gallery: '.sqs-block-gallery, .sqs-block-instagram, [data-block-type="gallery"]',
  share: '.squarespace-social-buttons',
  search: '.sqs-search-ui-text-input, .sqs-search-page, [data-block-type="search"]',
  spacer: '.sqs-block-spacer',
  summary: '.sqs-block-summary-v2',
  'tour-dates': '.sqs-block-tourdates, [data-block-type="tour-dates"]',
}

/** What a page says in its context to have a block that needs no markup. */
const blockSettings: { readonly [block: string]: RegExp } = {
  'announcement-bar': /"showAnnouncementBar":true/,
  'mobile-information-bar': /"isBusinessHoursEnabled":true/,
}

/** Pages that the mock server has on every site. Their own tests visit them. */
const hostedPaths = [
  '/account/login',
  '/checkout/donate',
  '/checkout/giftcard',
  '/commerce/goto-checkout',
  '/gift-card-balance',
  '/keepers-log',
  '/reviews/review-open',
]

const paths = pages.map(({ path }) => path)

describe('every page of the demo site', () => {
  it.each(paths)('%s has balanced tags, with and without the strict policy', (path) => {
    expect(markupProblems(textOf(path))).toEqual([])
    expect(markupProblems(textOf(`${path}?csp=strict`))).toEqual([])
  })

  it.each(paths)('%s starts with its only first-level heading, and skips no level', (path) => {
    const levels = all(documentOf(path), 'h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]))
    expect(levels[0]).toBe(1)
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(skipped).toEqual([])
  })

  it.each(paths)('%s has a header, a main element, a footer and a skip link', (path) => {
    const document = documentOf(path)
    expect(all(document, '#siteWrapper > header, #siteWrapper > main, #siteWrapper > footer')).toHaveLength(3)
    expect(document.querySelector('.skip-link')?.getAttribute('href')).toBe(`#${document.querySelector('main')?.id}`)
    const names = all(document, 'nav').map(
      (nav) => nav.getAttribute('aria-label') ?? nav.getAttribute('aria-labelledby'),
    )
    expect(names.length).toBeGreaterThanOrEqual(2)
    expect(new Set(names).size).toBe(names.length)
    expect(names).not.toContain(null)
  })

  it.each(paths)('%s has a title, a description and a language', (path) => {
    const document = documentOf(path)
    expect(document.title).toContain('Skerry Island')
    expect(document.documentElement.lang).toBe('en-GB')
    expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).not.toBe('')
  })

  it.each(paths)('%s has unique ids and labels every field', (path) => {
    const document = documentOf(path)
    const ids = all(document, '[id]').map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const fields = all(document, 'input:not([type="hidden"], [type="submit"]), select, textarea')
    const nameless = fields.filter(
      (field) => !field.closest('label') && !document.querySelector(`label[for="${field.id}"]`),
    )
    expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([])
  })

  it.each(paths)('%s describes its images', (path) => {
    const images = all<HTMLImageElement>(documentOf(path), 'img')
    expect(images.filter((image) => !image.hasAttribute('alt'))).toEqual([])
    const silent = images.filter((image) => image.getAttribute('alt') === '')
    // An image may be silent only beside the words that it illustrates.
    expect(silent.filter((image) => !image.closest('.card, .grid-item, .journal-entry, .section-lost'))).toEqual([])
  })

  it.each(paths)('%s links only to existing pages', (path) => {
    const document = documentOf(path)
    // The account link has no URL until its block gives it one.
    const broken = all(document, 'a[href]:not(.user-accounts-text-link), form[action]').flatMap((element) => {
      const target = element.getAttribute('href') ?? element.getAttribute('action') ?? ''
      return isBroken(target, document) ? [target] : []
    })
    expect(broken).toEqual([])
  })

  it.each(paths)('%s shows only existing images and requests nothing from other hosts', (path) => {
    const document = documentOf(path)
    const sources = all(document, 'img, link, script[src]').flatMap((element) => [
      ...['src', 'data-src', 'data-image', 'href'].flatMap((name) => element.getAttribute(name) ?? []),
      ...(element.getAttribute('srcset') ?? '').split(', ').flatMap((candidate) => candidate.split(' ')[0] || []),
    ])
    expect(sources.filter((source) => !source.startsWith('/__skerry/') && !visit(source))).toEqual([])
  })

  it.each(pages)('$path contains exactly the listed blocks', ({ path, blocks }) => {
    const document = documentOf(path)
    const found = Object.keys(blockSelectors).filter((block) => document.querySelector(blockSelectors[block] ?? ''))
    const asked = Object.keys(blockSettings).filter((block) => blockSettings[block]?.test(textOf(path)))
    expect([...found, ...asked].sort()).toEqual([...blocks].sort())
  })

  it.each(paths)('%s contains a page context that matches it', (path) => {
    const script = all(documentOf(path), 'head script').find((element) =>
      element.textContent?.includes('SQUARESPACE_CONTEXT'),
    )
    const world: { Static?: { SQUARESPACE_CONTEXT?: Record<string, unknown> } } = {}
    runInContext(script?.textContent ?? '', createContext(Object.assign(world, { window: world })))
    const context = world.Static?.SQUARESPACE_CONTEXT
    expect(context).toMatchObject({ pageType: expect.any(Number), collection: { fullUrl: path } })
    expect(documentOf(path).body.className).toContain(`collection-${context?.collectionId}`)
  })

  it.each(paths)('%s under a strict policy has no inline code or styles, and its scripts have the nonce', (path) => {
    const document = documentOf(`${path}?csp=strict`)
    const inline = all(document, '*').flatMap((element) => [...element.attributes].map(({ name }) => name))
    expect(inline.filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
    expect(all(document, 'style')).toEqual([])
    const scripts = all(document, 'script:not([type="application/json"])')
    expect(scripts.length).toBeGreaterThan(1)
    expect(scripts.filter((script) => script.getAttribute('nonce') !== nonce)).toEqual([])
    expect(textOf(`${path}?csp=strict`)).not.toContain('javascript:')
  })

  it.each(paths)('%s links only to strict pages under the strict policy', (path) => {
    const links = all(
      documentOf(`${path}?csp=strict`),
      '.header a, .footer a[href^="/"], .card a, form[action^="/thank"]',
    )
    const targets = links.map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
    expect(targets.filter((target) => !target.includes('csp=strict'))).toEqual([])
  })

  it.each(paths)('%s is the same every time', (path) => {
    expect(textOf(path)).toBe(textOf(path))
  })
})

/** Blocks that the server renders completely. */
const servedSelectors: { readonly [block: string]: string } = {
  archive: '.sqs-block-archive',
  quote: '.sqs-block-quote',
  'posts by author': '.sqs-block-postsbyauthor',
  rss: '.sqs-block-rss',
  tagcloud: '.sqs-block-tagcloud',
  tock: '.sqs-block-tock',
}

describe('the demo site', () => {
  it('shows each block on a page of the island, not only on the block’s own page', () => {
    // Events in markup of one's own, links to large images and prices in other currencies need no page of the island,
    // whose pages all have a cart.
    const isExample =
      /^(event|image-lightbox|money|spacer|animated|cart-pill|list-section|(announcement|mobile-information)-bar|cookie-banner|popup-overlay|configuration-panel)$/
    const selectors = Object.entries({ ...blockSelectors, ...servedSelectors })
    const documents = paths.filter((path) => !/^\/(blocks|galleries|code|qa)/.test(path)).map(documentOf)
    const missing = selectors.filter(([, selector]) => !documents.some((document) => document.querySelector(selector)))
    expect(missing.map(([block]) => block).filter((block) => !isExample.test(block))).toEqual([])
  })

  it('lists the entries of the journal by month, author and tag, and in a feed', () => {
    const links = all(documentOf('/journal'), '.shelves a').map((link) => link.getAttribute('href') ?? '')
    const feed = links.find((link) => link.includes('format=rss')) ?? ''
    expect(visit(feed)?.contentType).toBe('application/rss+xml; charset=utf-8')
    expect(textOf(feed).match(/<item>/g)).toHaveLength(all(documentOf('/journal'), '.journal-entry').length)
    for (const link of links.filter((one) => one !== feed)) {
      const count = all(documentOf(link), '.journal-entry').length
      expect(count, link).toBeGreaterThan(0)
      expect(count, link).toBeLessThan(all(documentOf('/journal'), '.journal-entry').length)
    }
    expect(all(documentOf('/journal?tag=nothing'), '.journal-entry')).toEqual([])
  })

  it('returns null for a missing page, and has a 404 page', () => {
    expect(visit('/no-such-page')).toBeNull()
    expect(visit('/images/no-such-image.svg')).toBeNull()
    expect(visit('/404')).toMatchObject({ status: 404, contentType: 'text/html; charset=utf-8' })
  })

  it('finds a page with a trailing slash', () => {
    expect(visit('/island/')?.body).toBe(visit('/island')?.body)
  })

  it('sends the strict policy only on request', () => {
    expect(visit('/')?.headers).toEqual({ 'Cache-Control': 'no-cache' })
    expect(visit('/?csp=strict')?.headers?.['Content-Security-Policy']).toBe(
      `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; object-src 'none'; base-uri 'self'; require-trusted-types-for 'script'; trusted-types skerry dompurify`,
    )
  })

  it('has the platform’s inline handler on forms, as hosted pages do', () => {
    const form = documentOf('/contact').querySelector('.sqs-block-form form')
    expect(form?.getAttribute('onsubmit')).toContain(`formId: '${form?.getAttribute('data-form-id')}'`)
  })

  it('keeps the data of the inline handler where inline handlers are forbidden', () => {
    const form = documentOf('/contact?csp=strict').querySelector('.sqs-block-form form')
    expect(form?.getAttribute('data-collection-id')).toMatch(/^[0-9a-f]{24}$/)
    expect(form?.getAttribute('data-object-name')).toBe(`page-${form?.getAttribute('data-collection-id')}`)
  })

  it('shows a thank-you page for a submitted form', () => {
    expect(textOf('/thank-you')).toContain('It’s in the bag')
    const action = documentOf('/').querySelector('.newsletter-form')?.getAttribute('action')
    expect(textOf(action ?? '')).toContain('You’re on the list.')
  })

  it('links the donation button to its page', () => {
    const button = documentOf('/support').querySelector('a[data-donate-page-id]')
    const target = button?.getAttribute('href') ?? ''
    expect(target).toBe(`/checkout/donate?donatePageId=${button?.getAttribute('data-donate-page-id')}`)
  })

  it('searches pages by their text, without a script', () => {
    const found = all(documentOf('/search?q=cinnamon+knots'), '.sqs-search-page-result a').map((link) =>
      link.getAttribute('href'),
    )
    expect(found).toContain('/bakehouse')
    expect(found).not.toContain('/questions')
    expect(textOf('/search?q=giraffe')).toContain('Nothing here mentions “giraffe”')
  })

  it('shows every gallery image without JavaScript too', () => {
    const slides = all(documentOf('/photographs'), '[data-slide-id]')
    expect(slides).toHaveLength(13)
    for (const slide of slides) {
      const [served, lazy] = [slide.querySelector('noscript img'), slide.querySelector('img.thumb-image')]
      expect(served?.getAttribute('src')).toContain(lazy?.getAttribute('data-src'))
      expect(lazy?.hasAttribute('src')).toBe(false)
    }
  })

  it('writes valid gallery data', () => {
    const blocks = all(documentOf('/blocks/gallery'), '[data-block-json]')
    const designs = blocks.map((block) => JSON.parse(block.getAttribute('data-block-json') ?? '').design)
    expect(designs).toEqual([
      'slideshow',
      'slideshow',
      'slider',
      'carousel',
      'grid',
      'stacked',
      'slideshow',
      'slider',
      'slideshow',
    ])
  })

  it('includes the context of a form that the runtime renders into an empty wrapper', () => {
    const block = documentOf('/blocks/form').querySelector('.sqs-block-website-component')
    const context = JSON.parse(block?.querySelector('script.sqs-form-block-context')?.textContent ?? '')
    expect(block?.querySelector('.form-wrapper')?.childElementCount).toBe(0)
    expect(context.formFields.map(({ type }: { type: string }) => type)).toEqual(['name', 'email', 'text', 'textarea'])
    expect(context.formFields[1]).toMatchObject({ email: true, required: true })
  })

  it('lists every block and every scenario on its own page', () => {
    const index = all(documentOf('/blocks'), '.block-index a').map((link) => link.getAttribute('href'))
    expect(index).toEqual(paths.filter((path) => path.startsWith('/blocks/')))
    expect(textOf('/qa')).toContain('<code>rateLimited</code>')
  })

  it('links each scenario to pages that show it', () => {
    const pagesOf = (name: string) =>
      all(documentOf('/qa'), `a[href$="?scenario=${name}"]`).map((link) => link.getAttribute('href')?.split('?')[0])
    expect(pagesOf('mapHangs')).toEqual(['/blocks/map'])
    expect(pagesOf('missingProviders')).toEqual(['/blocks/reservation', '/blocks/comment-count', '/blocks/follow'])
    expect(pagesOf('noEvents')).toEqual(['/blocks/calendar', '/blocks/tour-dates'])
    expect(pagesOf('hostileSummary')).toEqual(['/blocks/summary'])
    expect(pagesOf('hostileSearch')).toEqual(['/blocks/search', '/blocks/search-page'])
    expect(pagesOf('hostileMedia')).toContain('/blocks/audio')
  })
})

describe('escaping', () => {
  it('covers what a visitor puts into the URL', () => {
    const attack = '"><script>alert(1)</script>'
    const page = textOf(`/search?q=${encodeURIComponent(attack)}`)
    expect(page).not.toContain('<script>alert')
    expect(
      documentOf(`/search?q=${encodeURIComponent(attack)}`)
        .querySelector('#search-q')
        ?.getAttribute('value'),
    ).toBe(attack)
    expect(textOf(`/blocks/form?scenario=${encodeURIComponent(attack)}`)).not.toContain('<script>alert')
  })

  it('escapes values, keeps markup, joins arrays and omits null', () => {
    const name = '<b>Tom & "Jerry\'s"</b>'
    expect(html`<p>${name}${html`<i>${1}</i>`}${['a', null, 'b']}${false}${undefined}</p>`.text).toBe(
      '<p>&lt;b&gt;Tom &amp; &quot;Jerry&#39;s&quot;&lt;/b&gt;<i>1</i>ab</p>',
    )
  })

  it('writes attributes: bare for true, omitted for null and false', () => {
    expect(html`<a${attributes({ href: '/?a&b', hidden: true, title: null, lang: false, 'data-n': 0 })}>`.text).toBe(
      '<a href="/?a&amp;b" hidden data-n="0">',
    )
  })

  it('keeps JSON inside its script element', () => {
    const value = { text: '</script><!-- & \u2028' }
    const written = scriptJson(value).text
    expect(written).not.toMatch(/[<>&\u2028]/)
    expect(JSON.parse(written)).toEqual(value)
  })
})

describe('images', () => {
  it.each(scenes.map(({ name }) => name))('%s is valid SVG, the same each time', (name) => {
    const drawn = drawImage(name, null) ?? ''
    expect(markupProblems(drawn)).toEqual([])
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
    expect(drawImage(name, null)).toBe(drawn)
  })

  it('have the requested width, but never more than their own', () => {
    const sizeAt = (format: string) => /width="(\d+)" height="(\d+)"/.exec(drawImage('loaves', format) ?? '')?.slice(1)
    expect(sizeAt('300w')).toEqual(['300', '225'])
    expect(sizeAt('2500w')).toEqual(['1600', '1200'])
    expect(sizeAt('original')).toEqual(['1600', '1200'])
  })

  it('come in every shape: square, portrait, landscape, panorama, phone screen, tiny', () => {
    const shapes = scenes.map(({ width, height }) => width / height)
    for (const shape of [1, 3 / 2, 2 / 3, 16 / 9, 9 / 16, 3]) {
      expect(
        shapes.some((one) => Math.abs(one - shape) < 0.01),
        `${shape}`,
      ).toBe(true)
    }
    const widths = scenes.map(({ width }) => width)
    expect([Math.min(...widths), Math.max(...widths)]).toEqual([40, 2500])
  })

  it('have their focal point inside the frame', () => {
    for (const { focalPoint } of scenes) {
      expect(Math.min(...focalPoint)).toBeGreaterThan(0)
      expect(Math.max(...focalPoint)).toBeLessThan(1)
    }
  })
})

describe('the check for balanced markup', () => {
  it('reports unclosed, crossed, repeated and bare tags', () => {
    expect(markupProblems('<p><b>x</p></b>')).not.toEqual([])
    expect(markupProblems('<p>x')).toEqual(['<p> is never closed'])
    expect(markupProblems('<p class="a" class="b">x</p>')).toEqual(['<p> has class twice'])
    expect(markupProblems('<p>1 < 2</p>')).not.toEqual([])
    expect(markupProblems('<!doctype html><p>x<br><img src="a"></p>')).toEqual([])
  })
})

function isBroken(target: string, document: Document): boolean {
  if (/^(mailto|tel):/.test(target)) return false
  const [url = '', hash] = target.split('#')
  if (url === '') return !document.getElementById(hash ?? '')
  if (url.startsWith('?') || url === '/__mock/' || url.startsWith('/__mock/login?')) return false
  if (hostedPaths.includes(url.replace(/\?.*/, ''))) return false
  return !url.startsWith('/') || visit(url)?.status !== 200
}

describe('the pages in the search preview', () => {
  it.each(searchablePages)('$fullUrl has the listed title and collection', ({ fullUrl, ...found }) => {
    const page = pages.find(({ path }) => path === fullUrl)
    expect(page?.title).toBe(found.title)
    expect(documentOf(fullUrl).body.className).toContain(`collection-${found.collectionId}`)
  })
})
