import { afterEach, describe, expect, it, vi } from 'vitest'
import { undoAll } from '../../../src/browser/atStop'
import { openLightbox } from '../../../src/ui/lightbox'
import type { LightboxOptions, LightboxState } from '../../../src/ui/lightboxOptions'

const slide = {
  id: 'one',
  url: '',
  image: null,
  source: 'data:image/gif;base64,AAAA',
  dimensions: { width: 1500, height: 1000 },
  title: 'Up &amp; away',
  description: '',
  video: null,
  clickThroughUrl: '/shop',
}
const imageOf = (alt: string) => Object.assign(document.createElement('img'), { alt })
const open = (options: Partial<LightboxOptions> = {}) =>
  openLightbox({ slides: [slide], index: 0, theme: 'dark', opener: null, ...options })
const inOverlay = (selector: string) =>
  document.querySelector('[data-skerry-overlay]')?.shadowRoot?.querySelector(selector)

/** Replaces the animations of happy-dom. They never end by themselves. */
function recordAnimations() {
  const animations: { frames: Keyframe[]; duration: unknown; isFinished: boolean }[] = []
  vi.spyOn(Element.prototype, 'animate').mockImplementation((frames, options) => {
    const { duration } = options as KeyframeAnimationOptions
    const animation = { frames: frames as Keyframe[], duration, isFinished: false }
    animations.push(animation)
    const finish = () => {
      animation.isFinished = true
    }
    return { finish } as Animation
  })
  return animations
}

afterEach(() => {
  undoAll()
  vi.restoreAllMocks() // other files of the worker share the prototype
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
  vi.doUnmock('../../../src/ui/lightbox/drawLightbox')
})

describe('a lightbox', () => {
  it('is shown, hiding, hidden and destroyed, in this order (B4)', async () => {
    const states: LightboxState[] = []
    await open({ onStateChange: (state) => states.push(state) })
    expect(states).toEqual(['shown'])
    inOverlay('.close')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await vi.waitFor(() => expect(states).toEqual(['shown', 'hiding', 'hidden', 'destroyed']))
    expect(inOverlay('.layer')).toBe(null)
  })

  it('is removed at once when its opener’s signal is aborted', async () => {
    const opener = new AbortController()
    const states: LightboxState[] = []
    await open({ signal: opener.signal, onStateChange: (state) => states.push(state) })
    opener.abort()
    expect(states).toEqual(['shown', 'destroyed'])
    expect(location.hash).toBe('')
  })

  it('replaces one that is already open', async () => {
    const states: LightboxState[] = []
    await open({ onStateChange: (state) => states.push(state) })
    await open()
    expect(states).toEqual(['shown', 'destroyed'])
    const layers = document.querySelector('[data-skerry-overlay]')?.shadowRoot?.querySelectorAll('[role="dialog"]')
    expect(layers).toHaveLength(1)
  })

  it('has a link in its caption if the slide has one', async () => {
    await open()
    const link = inOverlay('.caption a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual([new URL('/shop', location.href).href, 'Up & away'])
  })

  it.each([
    ['its caption', { alt: 'Two boats' }, 'Slide 1 of 2: Up & away'],
    ['the text of its image if it has no caption', { title: '', alt: 'Two boats' }, 'Slide 1 of 2: Two boats'],
    ['the text of the image on the page', { title: '', image: imageOf('A pier') }, 'Slide 1 of 2: A pier'],
    ['nothing else if the image only decorates', { title: '', alt: '', image: imageOf('A pier') }, 'Slide 1 of 2'],
  ])('announces the slide number with %s', async (_, more, said) => {
    await open({ slides: [{ ...slide, ...more }, slide] })
    expect(inOverlay('[aria-live]')?.textContent).toBe(said)
  })

  it('calls `onChange` for every slide shown, wrapping around', async () => {
    const seen: number[] = []
    await open({ slides: [slide, slide, slide], index: -1, onChange: (index) => seen.push(index) })
    for (const name of ['.next', '.next', '.previous', '.previous']) {
      inOverlay(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    expect(seen).toEqual([0, 1, 0, 2])
  })

  it('shows the slide in the URL when that changes, including the first one', async () => {
    const seen: number[] = []
    const slides = ['a1', 'b2', 'c3'].map((id) => ({ ...slide, id }))
    await open({ slides, index: 1, onChange: (index) => seen.push(index) })
    for (const id of ['c3', 'a1', 'a1', 'nobody']) {
      history.replaceState(history.state, '', `#itemId=${id}`)
      dispatchEvent(new PopStateEvent('popstate'))
    }
    expect(seen).toEqual([2, 0])
  })

  it('fades for 0.6 s if its opener requests it', async () => {
    const animations = recordAnimations()
    await open({ slides: [slide, slide, slide], transition: 'fade' })
    animations.length = 0
    inOverlay('.next')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(animations.map(({ frames }) => frames.map(({ opacity }) => opacity))).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(animations.map(({ duration }) => duration)).toEqual([600, 600])
  })

  it('fades in for 0.3 s if it has no image on the page', async () => {
    const animations = recordAnimations()
    await open()
    expect(animations.map(({ frames, duration }) => [frames.map(({ opacity }) => opacity), duration])).toEqual([
      [[0, 1], 300],
    ])
  })

  it('finishes a transition that is interrupted by a key', async () => {
    const animations = recordAnimations()
    await open({ slides: [slide, slide, slide] })
    animations.length = 0
    const press = (timeStamp: number) => {
      const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      document.dispatchEvent(event)
    }
    press(1000)
    expect(animations.map(({ isFinished }) => isFinished)).toEqual([false])
    press(1100)
    expect(animations.map(({ isFinished }) => isFinished)).toEqual([false])
    press(1200)
    expect(animations.map(({ isFinished }) => isFinished)).toEqual([true, false])
  })

  it('leaves Alt with an arrow key, which goes back in the history, to the browser', async () => {
    const seen: number[] = []
    await open({ slides: [slide, slide, slide], onChange: (index) => seen.push(index) })
    const press = (init: KeyboardEventInit) =>
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true, ...init }),
      )
    expect([press({ altKey: true }), seen]).toEqual([true, []])
    expect([press({}), seen]).toEqual([false, [2]])
  })

  it.each([
    ['goes on after a quick movement of', 60, [1]],
    ['stays after a quick movement of', 40, []],
  ])('%s %i px', async (_, px, shown) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1200) // happy-dom has no layout
    const seen: number[] = []
    await open({ slides: [slide, slide, slide], onChange: (index) => seen.push(index) })
    const dialog = inOverlay('[role="dialog"]') as HTMLElement
    dialog.setPointerCapture = () => {}
    for (const [type, clientX] of [
      ['pointerdown', 300],
      ['pointermove', 300 - px],
      ['pointerup', 300 - px],
    ] as const)
      dialog.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: 'touch', clientX, bubbles: true }))
    expect(seen).toEqual(shown)
  })

  it('moves a player into the lightbox while its slide is shown, and back afterwards', async () => {
    document.body.innerHTML = '<section><p>Before</p><div id="player"><button>Play</button></div><p>After</p></section>'
    const served = document.body.innerHTML
    const section = document.querySelector('section')
    const before = section?.innerHTML
    await open({ slides: [slide, { ...slide, video: document.querySelector<HTMLElement>('#player') }], index: 1 })
    expect(document.querySelector('[data-skerry-overlay] > #player')).toBeTruthy()
    inOverlay('.next')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(section?.innerHTML).toBe(before)
    inOverlay('.next')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    undoAll()
    expect(document.body.innerHTML).toBe(served)
  })

  it('offers zoom for images, but not for players', async () => {
    document.body.innerHTML = '<div id="player"></div>'
    await open({ slides: [slide, { ...slide, video: document.querySelector<HTMLElement>('#player') }] })
    const hasZoom = () => !(inOverlay('.zoom') as HTMLElement).hidden
    expect(hasZoom()).toBe(true)
    inOverlay('.next')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(hasZoom()).toBe(false)
  })

  it('lets a player fill it, whatever styles the player has on the page', async () => {
    document.body.innerHTML = '<div id="player" style="width: 200px; max-width: 50%; margin: 0 auto"></div>'
    const player = document.querySelector<HTMLElement>('#player')!
    const { style } = player
    await open({ slides: [{ ...slide, video: player }] })
    expect([style.width, style.height, style.maxWidth, style.margin]).toEqual(['100%', '100%', 'none', '0px'])
    undoAll()
    expect(style.cssText).toBe('width: 200px; max-width: 50%; margin: 0px auto;')
  })

  it('opens synchronously if its code has already loaded', async () => {
    await open()
    undoAll()
    expect(inOverlay('.lightbox')).toBeFalsy()
    void open()
    expect(inOverlay('.lightbox')).toBeTruthy()
  })

  it('reports that its code failed to load, and opens the image as a page (B8)', async () => {
    vi.doMock('../../../src/ui/lightbox/drawLightbox', () => ({
      drawLightbox: () => Promise.reject(new Error('offline')),
    }))
    vi.resetModules() // as on a page that has not opened a lightbox
    const fresh = await import('../../../src/ui/lightbox')
    const { interceptNavigation } = await import('../../../src/browser/navigate')
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const goTo = vi.fn()
    const release = interceptNavigation((url) => goTo(url))
    const slides = [{ ...slide, source: 'https://images.example/large.jpg' }]
    await fresh.openLightbox({ slides, index: 0, theme: 'dark', opener: null })
    release()
    expect(goTo).toHaveBeenCalledWith('https://images.example/large.jpg')
    expect(report.mock.calls[0]?.[0].message).toBe('lightboxify is not available in this tier!')
  })
})
