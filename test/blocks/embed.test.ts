import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/embed/block'
import { embed } from '../../blocks/embed/index'
import { undoAll } from '../../src/browser/atStop'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'

const tides = 'https://tides.example/widget?bay=skerry'
const frame = (src: string, more = '') => `<iframe src="${src}" ${more}></iframe>`
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** An embed block without content, with this data. */
function serve(data: unknown, { kind = 'embed', content = '' } = {}): HTMLElement {
  const json = typeof data === 'string' ? data : JSON.stringify(data)
  document.body.innerHTML = `<div class="sqs-block sqs-block-${kind}" data-block-json="${escaped(json)}"><div class="sqs-block-content">${content}</div></div>`
  return document.querySelector<HTMLElement>(embed.dropzone ?? '')!
}

function begin(block: HTMLElement): () => void {
  return attach(block, parse(block)!)
}

const shownFrame = () => document.querySelector('iframe')
const button = () => document.querySelector<HTMLButtonElement>('.skerry-embed-card button')

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {}) // happy-dom loads no frames and logs an error
  setConsentPolicy(false)
  answerConsent('unknown')
})
afterEach(async () => {
  await vi.dynamicImportSettled() // of the sanitiser
  undoAll()
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('an embed', () => {
  it.each([
    ['in the data of its block', () => serve({ html: frame(tides) })],
    [
      'in an attribute of its wrapper',
      () => {
        document.body.innerHTML = `<div class="sqs-block sqs-block-embed"><div class="embed-block-wrapper" data-html="${escaped(frame(tides))}"></div></div>`
        return document.querySelector<HTMLElement>('.sqs-block')!
      },
    ],
    [
      'in neutral markup',
      () => {
        document.body.innerHTML = `<div data-block-type="embed" data-html="${escaped(frame(tides))}"></div>`
        return document.querySelector<HTMLElement>(embed.dropzone ?? '')!
      },
    ],
  ])('is shown if its HTML is %s', (_, place) => {
    begin(place())
    expect(shownFrame()?.src).toBe(tides)
  })

  it.each([
    ['has rendered it', serve.bind(null, { html: frame(tides) }, { content: '<p>High water at six</p>' })],
    ['has written only text', serve.bind(null, { html: frame(tides) }, { content: 'High water at six' })],
    ['has given no HTML', serve.bind(null, { html: '' })],
    ['has given no data', serve.bind(null, '')],
    [
      'has written a video',
      serve.bind(null, { html: frame(tides) }, { content: '<i class="sqs-video-wrapper" data-html="x"></i>' }),
    ],
  ])('is left unchanged if the server %s', (_, place) => {
    expect(parse(place())).toBeNull()
  })

  it('is a frame that has a title, has no more permissions than it needs, and loads near the screen', () => {
    begin(
      serve({ html: frame('http://tides.example/', 'title="Tides" onload="alert(1)" srcdoc="<p>no" allow="camera"') }),
    )
    const shown = shownFrame()!
    expect(shown.src).toBe('https://tides.example/')
    expect(shown.title).toBe('Tides')
    expect(shown.getAttribute('loading')).toBe('lazy')
    expect(shown.hasAttribute('srcdoc') || shown.hasAttribute('onload')).toBe(false)
    expect(shown.getAttribute('allow')).toBe('encrypted-media; picture-in-picture')
    expect(shown.hasAttribute('allowfullscreen')).toBe(true)
    expect(shown.getAttribute('sandbox')?.split(' ')).toContain('allow-same-origin')
    expect(shown.getAttribute('sandbox')).not.toContain('top-navigation')
  })

  it('of the site itself cannot leave its sandbox', () => {
    begin(serve({ html: frame('/tides') }))
    expect(shownFrame()?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin')
    expect(shownFrame()?.title).toBe('Embedded content')
  })

  it('has the aspect ratio of its HTML, or fills a wrapper that has one', () => {
    begin(serve({ html: frame(tides, 'width="400" height="300"') }))
    expect(shownFrame()?.style.aspectRatio).toBe('400 / 300')
    expect(shownFrame()?.style.maxInlineSize).toBe('400px')
    begin(serve({ html: frame(tides, 'width="100%" height="166"') }))
    expect(shownFrame()?.style.blockSize).toBe('166px')
    document.body.innerHTML = `<div data-block-type="embed"><div class="embed-block-wrapper" style="padding-bottom:56%" data-html="${escaped(frame(tides, 'width="400" height="300"'))}"></div></div>`
    begin(document.querySelector<HTMLElement>('[data-block-type]')!)
    expect(shownFrame()?.style.blockSize).toBe('100%')
    expect(document.querySelector('.skerry-embed')?.hasAttribute('data-fills')).toBe(true)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://me:pw@host/', 'blob:x', ''])(
    'throws if its frame has the URL %j',
    (address) => {
      expect(() => parse(serve({ html: frame(address) }))).toThrow('This embed has no content to show.')
    },
  )

  it('throws if its data is not JSON, or if there are only scripts', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(() => parse(serve('{oops'))).toThrow('The data-block-json of this embed is not valid JSON')
    expect(() => parse(serve({ html: '<script>alert(1)</script><style>*{display:none}</style>' }))).toThrow(
      'This embed has no content to show.',
    )
  })

  it.each([
    ['https://platform.twitter.com/widgets.js', ['https://platform.twitter.com/widgets.js']],
    ['http://platform.x.com/widgets.js', ['https://platform.x.com/widgets.js']],
    ['//www.instagram.com/embed.js', ['https://www.instagram.com/embed.js']],
    ['//platform.instagram.com/de_DE/embeds.js', ['https://platform.instagram.com/de_DE/embeds.js']],
    ['//embedr.flickr.com/assets/client-code.js?a=b#c', ['https://embedr.flickr.com/assets/client-code.js']],
    ['https://faketwitter.com/widgets.js', []],
    ['https://twitter.com.example/widgets.js', []],
    ['https://platform.twitter.com/oembed.json?callback=someForm.submit', []],
    ['https://api.flickr.com/services/feeds/photos_public.gne?format=json&jsoncallback=someForm.submit', []],
    ['https://platform.twitter.com:444/widgets.js', []],
  ])('with the script %s runs %j', (address, scripts) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const props = parse(serve({ html: `<blockquote>High water</blockquote><script src="${address}"></script>` }))
    expect(props?.embed).toMatchObject({ kind: 'markup', scripts })
  })

  it('restores the served block when undone', () => {
    const block = serve({ html: frame(tides) })
    const served = block.outerHTML
    const undo = begin(block)
    expect(block.outerHTML).not.toBe(served)
    undo()
    expect(block.outerHTML).toBe(served)
  })
})

describe('markup with scripts', () => {
  const post = '<blockquote class="post"><a href="https://twitter.com/skerry">The boat is late</a></blockquote>'

  it.each([
    ['a script of a widget', '<script src="https://platform.twitter.com/widgets.js"></script>'],
    ['an image', '<img src="https://images.example/boat.jpg">'],
    ['a background', '<p style="background: url(//images.example/boat.jpg)">x</p>'],
  ])('waits for consent before %s of another host loads', (_, more) => {
    setConsentPolicy(true)
    begin(serve({ html: post + more }))
    expect(document.querySelector('blockquote')).toBeNull()
    expect(button()?.textContent).toBe('Agree and show content')
  })

  it('is not shown if Skerry stops before it is ready', async () => {
    const block = serve({ html: post })
    const served = block.outerHTML
    begin(block)()
    await vi.dynamicImportSettled()
    expect(block.outerHTML).toBe(served)
  })
})

describe('an embed before consent', () => {
  it('is a card that names the host, with a link, until the visitor presses its button', () => {
    setConsentPolicy(true)
    begin(serve({ html: frame(tides, 'title="Tides"') }))
    expect(shownFrame()).toBeNull()
    expect(document.querySelector('.skerry-embed-card')?.textContent).toContain(
      'This content comes from tides.example, which may set cookies of its own.',
    )
    expect(document.querySelector('a')?.href).toBe(tides)
    button()?.click()
    expect(shownFrame()?.src).toBe(tides)
    expect(document.activeElement).toBe(shownFrame())
    expect(button()).toBeNull()
  })

  it('is shown once the visitor accepts cookies elsewhere, and stays shown', () => {
    setConsentPolicy(true)
    begin(serve({ html: frame(tides) }))
    answerConsent('given')
    const shown = shownFrame()
    expect(shown).not.toBeNull()
    expect(document.activeElement).toBe(document.body)
    answerConsent('declined')
    expect(shownFrame()).toBe(shown)
  })

  it('takes over the focus of its card when it is shown', () => {
    setConsentPolicy(true)
    begin(serve({ html: frame(tides) }))
    button()?.focus()
    answerConsent('given')
    expect(document.activeElement).toBe(shownFrame())
  })

  it('waits after a decline under every policy', () => {
    answerConsent('declined')
    begin(serve({ html: frame(tides) }))
    expect(shownFrame()).toBeNull()
  })

  it('needs no consent if it is a link, whose host is contacted only if the visitor follows it', () => {
    const withHref = (tag: string) =>
      parse(serve({ html: `<p>Tides: <${tag} href="${tides}">${tag}</${tag}></p>` }))?.host
    expect([withHref('a'), withHref('link')]).toEqual(['', 'tides.example'])
  })

  it('needs no consent if it is a page of the site itself', () => {
    setConsentPolicy(true)
    begin(serve({ html: frame('/tides') }))
    expect(shownFrame()).not.toBeNull()
  })
})

describe('a SoundCloud block', () => {
  const track = 'https://soundcloud.com/skerry/bell-buoy'
  const player = (address: string) =>
    `https://w.soundcloud.com/player/?url=${encodeURIComponent(address)}&auto_play=true&visual=true`

  it('shows the player of its frame, with its options, without autoplay', () => {
    begin(serve({ html: frame(player(track)) }, { kind: 'soundcloud' }))
    const { searchParams } = new URL(shownFrame()!.src)
    expect(Object.fromEntries(searchParams)).toEqual({ url: track, auto_play: 'false', visual: 'true' })
  })

  it('creates the player for the URL of a track', () => {
    begin(serve({ url: track }, { kind: 'soundcloud' }))
    expect(shownFrame()?.src).toBe(`https://w.soundcloud.com/player/?url=${encodeURIComponent(track)}&auto_play=false`)
  })

  it.each([
    'https://evilsoundcloud.com/skerry',
    'https://soundcloud.com/',
    'https://w.soundcloud.com/player/',
    'https://w.soundcloud.com/player/?url=https://evil.example/x',
    'bell buoy',
    'http://',
  ])('reports the URL %s (B8)', (url) => {
    expect(() => parse(serve({ url }, { kind: 'soundcloud' }))).toThrow('Issue parsing SoundCloud url')
  })
})
