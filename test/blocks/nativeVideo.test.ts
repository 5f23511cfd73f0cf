import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startBackground } from '../../blocks/video/background'
import { fileFor, parseBackground, parseNativeVideo } from '../../blocks/video/nativeVideo'
import { startNativeVideo } from '../../blocks/video/startNativeVideo'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { recordChanges } from '../../src/browser/elementChanges'
import { forgetShared } from '../../src/browser/shared'
import { announce } from '../../src/media/onePlays'

const video = {
  alexandriaUrl: 'https://video.example/v1/{variant}',
  systemDataVariants: '1920:1080, 640:360,nonsense',
  aspectRatio: 1.7777,
  filename: 'Harbour.mp4',
}

function box(attributes: { readonly [name: string]: string }): HTMLElement {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(`data-config-${name}`, value)
  return element
}

describe('a native video', () => {
  it('reads settings and a thumbnail that contain the text null', () => {
    const read = parseNativeVideo(box({ settings: 'null', thumbnail: 'null', video: JSON.stringify(video) }))
    expect(read).toMatchObject({
      variants: ['1920:1080', '640:360'],
      poster: '',
      title: 'Harbour',
      ratio: 1.7777,
      isMuted: false,
      autoplays: false,
      hasControls: true,
    })
  })

  it.each([
    ['{}', { autoplays: false, isMuted: false, loops: false, hasControls: true }],
    ['{"autoPlay":true}', { autoplays: false, isMuted: false }],
    ['{"autoPlay":true,"muted":true}', { autoplays: true, isMuted: true }],
    ['{"muted":true}', { autoplays: false, isMuted: true }],
    ['{"loop":true,"controls":false}', { loops: true, hasControls: false }],
  ])('with the settings %s autoplays only if it is muted', (settings, expected) => {
    expect(parseNativeVideo(box({ settings, video: JSON.stringify(video) }))).toMatchObject(expected)
  })

  it('picks the smallest rendition that fills its box', () => {
    const read = parseNativeVideo(
      box({ video: JSON.stringify({ structuredContent: video, systemDataVariants: '1920:1080,640:360' }) }),
    )
    expect(fileFor(read, 600)).toBe('https://video.example/v1/640:360')
    expect(fileFor(read, 641)).toBe('https://video.example/v1/1920:1080')
    expect(fileFor(read, 4000)).toBe('https://video.example/v1/1920:1080')
  })

  it.each(['', 'null', '{', '[]', '{"alexandriaUrl":7}', '{"alexandriaUrl":"javascript:alert(1)"}'])(
    'is skipped if its settings are %j',
    (text) => {
      expect(() => parseNativeVideo(box({ video: text }))).toThrow('VideoLoader not found')
    },
  )

  it('plays at its own speed behind a section, if the speed is valid', () => {
    expect(parseBackground(box({ url: 'https://video.example/a.mp4?x', 'playback-speed': '0.5' }))?.speed).toBe(0.5)
    expect(parseBackground(box({ url: 'https://video.example/a.webm', 'playback-speed': '-1' }))?.speed).toBe(1)
    expect(parseBackground(box({ url: 'https://vimeo.com/1' }))).toBeNull()
  })
})

const connect = (saveData: boolean) => vi.stubGlobal('navigator', { ...navigator, connection: { saveData } })

describe('a native video that autoplays without controls', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    [true, { controls: true, preload: 'metadata' }],
    [false, { controls: false, preload: 'auto' }],
  ])('waits behind its controls only if the visitor saves data: %s', (saveData, expected) => {
    connect(saveData)
    const host = box({ settings: '{"autoPlay":true,"muted":true,"controls":false}', video: JSON.stringify(video) })
    const changes = recordChanges()
    expect(startNativeVideo(host, parseNativeVideo(host), changes)).toMatchObject(expected)
    changes.undo()
  })
})

describe('a background video', () => {
  beforeEach(() => vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })))
  afterEach(() => {
    vi.unstubAllGlobals()
    forgetShared()
    document.body.innerHTML = ''
  })

  function start(attributes: { readonly [name: string]: string }) {
    const host = box(attributes)
    host.className = 'sqs-video-background'
    document.body.append(host)
    const changes = recordChanges()
    startBackground(host, parseBackground(host)!, changes)
    return { source: () => host.querySelector('video')?.getAttribute('src'), stop: changes.undo }
  }
  const vimeo = 'https://player.vimeo.com/external/123.hd.mp4'

  it('on another company’s server loads when the visitor has given consent, and not after stop', () => {
    setConsentPolicy(true)
    const [first, second] = [start({ url: vimeo }), start({ url: vimeo })]
    expect([first.source(), second.source()]).toEqual([undefined, undefined])
    second.stop()
    answerConsent('given')
    expect([first.source(), second.source()]).toEqual([vimeo, undefined])
  })

  it.each([
    ['of the site', { url: '/media/a.mp4' }, '/media/a.mp4'],
    ['that the platform stores', { 'native-video': JSON.stringify(video) }, 'https://video.example/v1/1920:1080'],
  ])('%s loads at once', (_, attributes, source) => {
    setConsentPolicy(true)
    expect(start(attributes).source()).toContain(source)
  })

  it('does not load if the visitor saves data', () => {
    connect(true)
    expect(start({ url: '/media/a.mp4' }).source()).toBeUndefined()
    connect(false)
    expect(start({ url: '/media/a.mp4' }).source()).toContain('/media/a.mp4')
  })
})

describe('a native video that leaves the screen', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    forgetShared()
    document.body.innerHTML = ''
    for (const name of ['pictureInPictureElement', 'fullscreenElement']) Reflect.deleteProperty(document, name)
  })

  /** Draws a video; `see` moves its box onto the screen or off it. */
  function draw(settings: object = {}) {
    let report: IntersectionObserverCallback = () => {}
    let reportAgain = () => {}
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          report = callback
        }
        observe() {
          reportAgain()
        }
        unobserve() {}
      },
    )
    const host = box({ video: JSON.stringify(video), settings: JSON.stringify(settings) })
    document.body.append(host)
    const player = startNativeVideo(host, parseNativeVideo(host), recordChanges())
    const rect = new DOMRect()
    const entry = { target: host, boundingClientRect: rect, intersectionRect: rect, rootBounds: rect }
    const see = (isIntersecting: boolean) => {
      reportAgain = () =>
        report([{ ...entry, isIntersecting } as unknown as IntersectionObserverEntry], {} as IntersectionObserver)
      reportAgain()
    }
    return { player, see }
  }
  /** Starts a video with sound, as a visitor would. */
  function play() {
    const { player, see } = draw()
    see(true)
    void player.play()
    return { player, see }
  }

  it('starts when it is first seen, if it is muted and plays automatically', () => {
    const { player, see } = draw({ muted: true, autoPlay: true })
    see(false)
    expect(player.paused).toBe(true)
    see(true)
    expect(player.paused).toBe(false)
  })

  it('does not start by itself on a page with nomotion=true in its address', () => {
    history.replaceState(null, '', '?nomotion=true')
    const { player, see } = draw({ muted: true, autoPlay: true, controls: false })
    see(true)
    history.replaceState(null, '', location.pathname)
    expect([player.paused, player.controls]).toEqual([true, true])
  })

  it('pauses when the visitor turns on reduced motion, and stays paused until its button is pressed', () => {
    const motion = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => motion)
    const { player, see } = draw({ muted: true, autoPlay: true, controls: false })
    see(true)
    motion.matches = true
    motion.dispatchEvent(new Event('change'))
    expect(player.paused).toBe(true)
    see(false)
    see(true)
    expect(player.paused).toBe(true)
    document.querySelector<HTMLElement>('.skerry-video-toggle')?.click()
    expect(player.paused).toBe(false)
  })

  it('has the rendition for the width of the window if its box is hidden', () => {
    expect(draw().player.src).toBe('https://video.example/v1/1920:1080')
  })

  it('pauses, and continues when it comes back', () => {
    const { player, see } = play()
    see(false)
    expect(player.paused).toBe(true)
    see(true)
    expect(player.paused).toBe(false)
  })

  it('keeps playing in a picture-in-picture window', () => {
    const { player, see } = play()
    Object.defineProperty(document, 'pictureInPictureElement', { configurable: true, value: player })
    see(false)
    expect(player.paused).toBe(false)
  })

  it('keeps playing in full screen when the phone rotates, and pauses when it leaves full screen while off screen', () => {
    const { player, see } = play()
    const setFullScreen = (value: Element | null) => {
      Object.defineProperty(document, 'fullscreenElement', { configurable: true, value })
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    setFullScreen(player.parentElement)
    see(false)
    expect(player.paused).toBe(false)
    setFullScreen(null)
    expect(player.paused).toBe(true)
  })

  it('keeps playing in an iPhone’s full screen, and pauses when it leaves full screen while off screen', () => {
    const { player, see } = play()
    Object.assign(player, { webkitDisplayingFullscreen: true })
    see(false)
    expect(player.paused).toBe(false)
    Object.assign(player, { webkitDisplayingFullscreen: false })
    player.dispatchEvent(new Event('webkitendfullscreen'))
    expect(player.paused).toBe(true)
  })

  it('stays paused when it comes back if the visitor has started another player', () => {
    const { player, see } = play()
    see(false)
    announce(document.body.appendChild(document.createElement('div')), 'play')
    see(true)
    expect(player.paused).toBe(true)
  })
})
