import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse, view as View } from '../../../blocks/gallery/block'
import { parseGalleryData } from '../../../blocks/gallery/read/galleryData'
import { forgetShared } from '../../../src/browser/shared'
import { beginPlaying } from '../../../src/media/onePlays'
import { makeSlides, servedGallery } from '../../../stories/support/galleryMarkup'

const slides = makeSlides([
  [1000, 500],
  [1000, 500],
  [1000, 500],
])

interface Run {
  readonly element: Element
  readonly keyframes: PropertyIndexedKeyframes
  readonly timing: KeyframeAnimationOptions
  isCancelled: boolean
  playState: AnimationPlayState
  end: () => void
}
let runs: Run[] = []

beforeEach(async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { enableImageFileLoading: boolean } } }
  happyDOM.settings.enableImageFileLoading = false
  runs = []
  HTMLElement.prototype.animate = vi.fn(function animate(this: Element, keyframes, timing) {
    const run = { element: this, keyframes, timing, isCancelled: false, playState: 'running' } as unknown as Run
    const finished = new Promise<void>((resolve) => {
      run.end = resolve
    })
    runs.push(run)
    return {
      finished,
      get playState() {
        return run.playState
      },
      cancel: () => {
        run.isCancelled = true
      },
      pause: () => {
        run.playState = 'paused'
      },
      play: () => {
        run.playState = 'running'
      },
    } as unknown as Animation
  })
})
afterEach(async () => {
  cleanup() // a gallery that plays by itself would animate during the next tests
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const name of ['animate', 'setPointerCapture']) Reflect.deleteProperty(HTMLElement.prototype, name)
  forgetShared()
  history.replaceState(null, '', '/')
})

async function open(
  data: { readonly [key: string]: unknown },
  html = servedGallery({ slides, data, hasControls: true }),
) {
  document.body.innerHTML = html
  const served = document.body.cloneNode(true)
  const props = parse(document.body.firstElementChild as HTMLElement)!
  const island = render(<View {...props} />, { container: document.createElement('div') })
  await vi.dynamicImportSettled() // all transitions except fade are lazy
  const elements = props.slides.map(({ element }) => element)
  const click = (selector: string) => fireEvent.click(document.querySelector(selector)!)
  return {
    ...props,
    elements,
    served,
    island,
    next: () => click('.next'),
    previous: () => click('.previous'),
    shown: () => elements.flatMap(({ style }, index) => (style.visibility === 'visible' ? [index] : [])),
    arrive: () =>
      act(async () => {
        for (const run of runs) run.end()
        await new Promise((resolve) => setTimeout(resolve))
      }),
  }
}

describe('the scroll transition', async () => {
  it('slides the next slide in from its side and pushes the current one out, in one second', async () => {
    const { next, shown, elements, arrive } = await open({ transition: 'scroll' })
    next()
    expect(shown()).toEqual([0, 1])
    expect(
      runs.map(({ element, keyframes }) => [elements.indexOf(element as HTMLElement), keyframes.transform]),
    ).toEqual([
      [0, ['translate3d(0%, 0, 0)', 'translate3d(-100%, 0, 0)']],
      [1, ['translate3d(100%, 0, 0)', 'translate3d(0%, 0, 0)']],
    ])
    expect(runs[0]!.timing).toEqual({ duration: 1000, easing: 'ease-in-out', fill: 'both' })
    await arrive()
    expect(shown()).toEqual([1])
    expect(runs.every(({ isCancelled }) => isCancelled)).toBe(true)
  })

  it.each([
    ['previous', 'ltr', '-100%'],
    ['next', 'rtl', '-100%'],
    ['previous', 'rtl', '100%'],
  ] as const)('for %s in %s starts from %s', async (way, dir, from) => {
    const { container, [way]: go } = await open({ transition: 'scroll' })
    container.style.direction = dir
    go()
    expect((runs[1]!.keyframes.transform as string[])[0]).toBe(`translate3d(${from}, 0, 0)`)
  })
})

describe('the ken-burns transition', async () => {
  const zooms = () => runs.filter(({ element }) => element instanceof HTMLImageElement)

  it('zooms the image by 1.075 for the slide’s whole interval, alternately in and out', async () => {
    const { next } = await open({ transition: 'ken-burns', autoplay: true, 'autoplay-duration': 6 })
    next()
    expect(zooms().map(({ keyframes }) => keyframes.transform)).toEqual([
      ['scale(1)', 'scale(1.075)'],
      ['scale(1.075)', 'scale(1)'],
    ])
    expect(zooms()[0]!.timing.duration).toBe(6000 + 1000)
  })

  it('lasts five seconds at most without autoplay, which would have a pause control', async () => {
    await open({ transition: 'ken-burns', 'autoplay-duration': 6 })
    expect(zooms()[0]!.timing.duration).toBe(5000)
  })

  it('fades, and ends the zoom of the previous slide', async () => {
    const { next, elements, shown, arrive } = await open({ transition: 'ken-burns' })
    next()
    expect(runs.find(({ element }) => element === elements[1])!.keyframes).toEqual({ opacity: [0, 1] })
    expect(zooms().map(({ isCancelled }) => isCancelled)).toEqual([false, false])
    await arrive()
    expect(shown()).toEqual([1])
    expect(zooms().map(({ isCancelled }) => isCancelled)).toEqual([true, false])
  })

  it('begins with the slide that the visitor reached before its code loaded', async () => {
    const opening = open({ transition: 'ken-burns' })
    fireEvent.click(document.querySelector('.next')!)
    const { elements } = await opening
    expect(zooms().map(({ element }) => elements.findIndex((slide) => slide.contains(element)))).toEqual([1])
  })

  it('pauses with the slideshow', async () => {
    await open({ transition: 'ken-burns', autoplay: true })
    const [zoom] = zooms()
    const before = zoom!.playState
    fireEvent.click(document.querySelector('.skerry-gallery-pause')!)
    expect([before, zoom!.playState]).toEqual(['running', 'paused'])
    fireEvent.click(document.querySelector('.skerry-gallery-pause')!)
    expect(zoom!.playState).toBe('running')
  })

  it('stops when the visitor turns on reduced motion', async () => {
    let ask = () => {}
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: false,
      addEventListener: (_: string, listener: () => void) => {
        if (media.includes('reduce')) ask = listener
      },
      removeEventListener() {},
    }))
    await open({ transition: 'ken-burns' })
    ask()
    expect(zooms()[0]!.isCancelled).toBe(true)
  })
})

describe('every transition', () => {
  const names = ['fade', 'ken-burns', 'scroll', 'swipe', 'new-swipe']

  it.each(names)('changes at once without animation: %s', async (transition) => {
    history.replaceState(null, '', '/?nomotion=true')
    const { next, shown, container, arrive } = await open({ transition })
    next()
    await arrive()
    expect(shown()).toEqual([1])
    expect(runs).toEqual([])
    expect(container.style.transition).toBe('none')
  })

  it.each(names)('restores the served page in the middle of a change: %s', async (transition) => {
    const { next, island, served, arrive } = await open({ transition })
    next()
    island.unmount()
    await arrive()
    expect(runs.every(({ isCancelled }) => isCancelled)).toBe(true)
    expect(document.body.isEqualNode(served)).toBe(true)
  })

  it.each([
    ['swipe', 280],
    ['new-swipe', 500],
  ])('has its own duration: %s', async (transition, ms) => {
    ;(await open({ transition })).next()
    expect(runs[0]!.timing.duration).toBe(ms)
  })

  it('stops the video of the slide that leaves, including players of other scripts', async () => {
    const html = servedGallery({ slides, data: {}, hasControls: true }).replace(
      '<noscript>',
      '<video></video><noscript>',
    )
    const { next, element } = await open({}, html)
    const pause = vi.spyOn(element.querySelector('video')!, 'pause')
    const stop = vi.fn()
    beginPlaying(element.querySelector('.thumb-image')!, stop)
    next()
    expect(pause).toHaveBeenCalledOnce()
    expect(stop).toHaveBeenCalledOnce()
  })
})

describe('the data of new-swipe', () => {
  const read = (data: object) =>
    parseGalleryData(JSON.stringify({ design: 'slideshow', transition: 'new-swipe', ...data })).swipe

  it('defaults to springs at both ends and whole slides', () => {
    expect(read({})).toEqual({ boundaries: ['inertial', 'inertial'], snapInterval: 1 })
  })

  it.each([
    ['hard', ['hard', 'hard']],
    ['none, inertial', ['none', 'inertial']],
    [
      ['hard', 'none'],
      ['hard', 'none'],
    ],
  ])('accepts %o', (boundaries, both) => expect(read({ boundaries }).boundaries).toEqual(both))

  it.each(['soft', 'hard soft', ['hard', 7], '', [], 'hard hard hard', 3])(
    'rejects the boundaries %o',
    (boundaries) => {
      expect(() => read({ boundaries })).toThrow('New-swipe boundaries must each be none, hard or inertial')
    },
  )

  it.each([
    ['50%', 0.5],
    ['none', null],
    ['250%', 1],
  ])('accepts snap points of %s', (snapPoints, interval) =>
    expect(read({ 'snap-points': snapPoints }).snapInterval).toBe(interval),
  )

  it.each(['50', 100, '%', '-50%', '0%', 'half'])('rejects snap points of %o', (snapPoints) => {
    expect(() => read({ snapPoints })).toThrow('New-swipe snapPoints must end with a percent sign')
  })

  it('is not validated for other transitions', () => {
    expect(parseGalleryData('{"transition":"fade","boundaries":"soft","snapPoints":"7"}').transition).toBe('fade')
  })
})

describe('a finger on a slideshow', () => {
  const point = (target: EventTarget, type: string, clientX: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        pointerType: 'touch',
        buttons: type === 'pointerup' ? 0 : 1,
        clientX,
      }),
    )

  it('keeps autoplay paused until it is lifted', async () => {
    HTMLElement.prototype.setPointerCapture = () => {}
    const { elements, shown, container } = await open({
      transition: 'new-swipe',
      autoplay: true,
      'autoplay-duration': 4,
    })
    vi.useFakeTimers()
    point(elements[0]!, 'pointerdown', 300)
    point(document, 'pointermove', 280)
    point(document, 'pointermove', 279)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(shown()).toEqual([0, 1])
    expect(container.querySelector('.sqs-active-slide')).toBe(elements[0])
    point(document, 'pointerup', 279)
    for (const run of runs) run.end()
    await vi.advanceTimersByTimeAsync(1000)
    expect(container.querySelector('.sqs-active-slide')).toBe(elements[1])
  })

  it.each(['swipe', 'new-swipe'])('does not move the only slide: %s', async (transition) => {
    const html = servedGallery({ slides: slides.slice(0, 1), data: { transition } })
    const { elements, container } = await open({ transition }, html)
    point(elements[0]!, 'pointerdown', 300)
    for (const x of [280, 200]) point(document, 'pointermove', x)
    expect(elements[0]!.style.transform).toBe('')
    expect(container.style.touchAction).toBe('')
  })
})
