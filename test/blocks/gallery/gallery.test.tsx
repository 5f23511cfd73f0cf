import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse, view as View } from '../../../blocks/gallery/block'
import { answerConsent, setConsentPolicy } from '../../../src/browser/consent'
import { configure } from '../../../src/browser/settings'
import { forgetShared } from '../../../src/browser/shared'
import { pushModal } from '../../../src/ui/modality'
import { makeSlides, neutralGallery, type ServedGallery, servedGallery } from '../../../stories/support/galleryMarkup'

const shapes = [
  [1000, 500],
  [400, 600],
  [800, 600],
] as const
const three = makeSlides(shapes)

const arrivals: (() => void)[] = []

beforeEach(() => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: { enableImageFileLoading: boolean } } }
  happyDOM.settings.enableImageFileLoading = false
  // happy-dom has no animations: tests end these themselves.
  HTMLElement.prototype.animate = vi.fn(() => {
    const finished = new Promise<void>((resolve) => arrivals.push(resolve))
    return { finished, cancel() {} } as unknown as Animation
  })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  arrivals.length = 0
  forgetShared()
  history.replaceState(null, '', '/')
  Object.assign(window, { innerWidth: 1024 })
})

/** Serves a gallery, mounts it and returns its elements and actions. */
function open(html: string) {
  document.body.innerHTML = html
  const element = document.body.firstElementChild as HTMLElement
  const served = document.body.cloneNode(true)
  const props = parse(element)!
  const island = render(<View {...props} />, { container: document.createElement('div') })
  const slides = props.slides.map((slide) => slide.element)
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!
  return {
    element,
    container: props.container,
    served,
    slides,
    island,
    find,
    shown: () => slides.flatMap((slide, index) => (slide.style.visibility === 'visible' ? [index] : [])),
    current: () => slides.findIndex((slide) => slide.classList.contains('sqs-active-slide')),
    click: (target: Element, init: MouseEventInit = {}) => fireEvent.click(target, init),
    press: (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key }),
    arrive: () =>
      act(async () => {
        for (const end of arrivals.splice(0)) end()
        await Promise.resolve()
      }),
  }
}

const slideshow = (gallery: Partial<ServedGallery> = {}) =>
  servedGallery({ slides: three, data: {}, hasControls: true, ...gallery })

function placeOnScreen(element: Element, isOnScreen = true) {
  const top = isOnScreen ? 100 : 5000
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 600, 300))
}

describe('a gallery that cannot be a slideshow', () => {
  it('is skipped without slides', () => {
    document.body.innerHTML = servedGallery({ slides: [], data: {} })
    expect(parse(document.body.firstElementChild as HTMLElement)).toBeNull()
  })

  it('throws without a container', () => {
    document.body.innerHTML = '<div class="sqs-block sqs-block-gallery" data-block-json="{}"></div>'
    expect(() => parse(document.body.firstElementChild as HTMLElement)).toThrow('no element of class sqs-gallery')
  })

  it('is skipped with its message if its data cannot be parsed', () => {
    document.body.innerHTML = '<div class="sqs-block-gallery" data-block-json="{"><div class="sqs-gallery"></div></div>'
    expect(() => parse(document.body.firstElementChild as HTMLElement)).toThrow('Error decoding gallery block data.')
  })

  it('loads a grid’s images in place and renders nothing', async () => {
    const { element, island, served } = open(servedGallery({ slides: three, data: { design: 'grid' } }))
    const images = [...element.querySelectorAll<HTMLImageElement>('img.thumb-image')]
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(element.children.length).toBe((served.firstChild as Element).children.length)
    // happy-dom's observer never fires, so no image is near the viewport. Their space is reserved anyway.
    expect(images.map(({ style }) => style.aspectRatio)).toEqual(['1000 / 500', '400 / 600', '800 / 600'])
    island.unmount()
    expect(document.body.isEqualNode(served)).toBe(true)
  })
})

describe('the list', () => {
  it('has the same gap as a grid if the block sets none', () => {
    const gapOf = (data: object) => {
      const { container, island } = open(servedGallery({ slides: three, data: { design: 'list', ...data } }))
      const gap = container.style.getPropertyValue('--skerry-gap')
      island.unmount()
      return gap
    }
    expect(gapOf({})).toBe('20px')
    expect(gapOf({ gutter: 5 })).toBe('5px')
  })

  it('limits the size of its images to its own width', () => {
    const { container } = open(servedGallery({ slides: three, data: { design: 'list', 'list-image-size': 150 } }))
    expect(container.style.getPropertyValue('--skerry-size')).toBe('100%')
  })

  it('sizes the link around an image rather than the image itself', () => {
    const { slides } = open(`<div data-block-type="gallery" data-block-json='{"design":"list"}'>
      <figure data-slide-id="1"><a href="/boat"><img data-src="/boat.jpg"></a><figcaption>Boat</figcaption></figure></div>`)
    const children = [...slides[0]!.children].map(({ className }) => className)
    expect(children).toEqual(['skerry-gallery-image', ''])
  })
})

describe('the grid', () => {
  it('takes the gap between its slides from the block’s padding, else from its gutter', () => {
    const gapOf = (data: object) => {
      const { container, island } = open(servedGallery({ slides: three, data: { design: 'grid', ...data } }))
      const gap = container.style.getPropertyValue('--skerry-gap')
      island.unmount()
      return gap
    }
    expect([gapOf({}), gapOf({ gutter: 3 }), gapOf({ gutter: 3, padding: 0 })]).toEqual(['20px', '3px', '0px'])
  })

  it.each([
    [true, 'cover'],
    [false, 'contain'],
  ])('with a fixed aspect ratio crops its images as `autoCrop` says: %s', (autoCrop, fit) => {
    const data = { design: 'grid', aspectRatio: 50, autoCrop }
    const { element } = open(servedGallery({ slides: three, data, fills: false }).replaceAll(' content-fit', ''))
    const image = element.querySelector<HTMLImageElement>('img.thumb-image')!
    expect([image.style.aspectRatio, image.style.objectFit]).toEqual(['2 / 1', fit])
  })
})

describe('the stacked gallery', () => {
  it('keeps the aspect ratios of its images, even if it asks for square thumbnails', () => {
    const { element } = open(servedGallery({ slides: three, data: { design: 'stacked', squareThumbs: true } }))
    const images = [...element.querySelectorAll<HTMLImageElement>('img.thumb-image')]
    expect(images.map(({ style }) => style.aspectRatio)).toEqual(['1000 / 500', '400 / 600', '800 / 600'])
  })
})

describe('autocolumns', () => {
  it('close the gap that a missing image of unknown size leaves', () => {
    vi.useFakeTimers()
    const { container, slides, find } = open(`<div data-block-type="gallery" data-block-json='{"design":"autocolumns"}'>
      <figure data-slide-id="1"><img data-src="/boat.jpg"></figure></div>`)
    vi.spyOn(slides[0]!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 250, 40))
    find('img').dispatchEvent(new Event('error'))
    vi.advanceTimersByTime(100)
    expect(container.style.height).toBe('40px')
  })
})

describe('the slideshow', () => {
  it('shows only its first slide, in its own aspect ratio', () => {
    const { shown, container } = open(slideshow())
    expect(shown()).toEqual([0])
    expect(container.style.aspectRatio).toBe('1000 / 500')
  })

  it.each(['site-default', 'scale-up', 'fade'])(
    'in a section fades if the template’s transition is %s',
    (transition) => {
      const props = JSON.stringify({ transition, controlsLocation: 'side' })
      const slide = '<figure><img src="/a.jpg" width="1000" height="500" alt=""></figure>'
      const { shown } = open(
        `<div data-controller="GallerySlideshow" data-props='${props}'><div>${slide.repeat(2)}</div></div>`,
      )
      expect(shown()).toEqual([0])
    },
  )

  it('has the design of its classes if its controller is not one of a section', () => {
    const html = slideshow().replace(/data-block-json="[^"]*"/, 'data-controller="constructor"')
    expect(open(html).shown()).toEqual([0])
  })

  it('in a block clips moving slides at its edges, even in a section that a template controls', () => {
    document.body.dataset.controller = 'SectionWrapperController'
    const { container } = open(slideshow())
    delete document.body.dataset.controller
    expect(container.style.overflow).toBe('hidden')
  })

  it('has its block’s fixed aspect ratio', () => {
    const { container, click, find } = open(slideshow({ data: { aspectRatio: 40 } }))
    click(find('.next'))
    expect(container.style.aspectRatio).toBe('100 / 40')
  })

  it('goes forward with next, back with previous, and wraps around', async () => {
    const { current, click, find, arrive } = open(slideshow())
    click(find('.next'))
    await arrive()
    expect(current()).toBe(1)
    click(find('.previous'))
    await arrive()
    click(find('.previous'))
    await arrive()
    expect(current()).toBe(2)
  })

  it('shows both slides while it fades for a second', () => {
    const { shown, click, find, slides } = open(slideshow())
    click(find('.next'))
    expect(shown()).toEqual([0, 1])
    expect(slides.map(({ style }) => style.zIndex)).toEqual(['888', '889', '888'])
    expect(vi.mocked(slides[1]!.animate).mock.lastCall).toEqual([
      { opacity: [0, 1] },
      { duration: 1000, easing: 'ease-in-out', fill: 'both' },
    ])
  })

  it('ignores changes during a transition (decision 41)', async () => {
    const { current, click, find, arrive } = open(slideshow())
    click(find('.next'))
    click(find('.next'))
    await arrive()
    expect(current()).toBe(1)
  })

  it('changes at once under reduced motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduce'), addEventListener() {} }))
    const { shown, click, find, slides, arrive } = open(slideshow())
    click(find('.next'))
    await arrive()
    expect(slides[1]!.animate).not.toHaveBeenCalled()
    expect(shown()).toEqual([1])
  })

  it('is announced as a carousel with named slides', () => {
    const { find, slides, container } = open(slideshow())
    expect(find('[role="region"]').getAttribute('aria-roledescription')).toBe('carousel')
    expect(find('[role="region"]').getAttribute('aria-label')).toBe('Gallery')
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
    expect(container.getAttribute('aria-live')).toBe('polite')
  })

  it('made only of images names them by their alternative text and number', () => {
    const image = (alt: string) => `<img src="/${alt}.svg" width="1000" height="500" alt="${alt}">`
    open(
      `<div data-block-type="gallery" data-block-json='{"design":"slideshow"}'>${image('A red boat')}${image('')}</div>`,
    )
    const described = [...document.querySelectorAll('img')].map((slide) => [
      slide.getAttribute('role'),
      slide.getAttribute('aria-roledescription'),
      slide.getAttribute('aria-label'),
    ])
    expect(described).toEqual([
      [null, null, 'A red boat, 1 of 2'],
      [null, null, '2 of 2'],
    ])
  })

  it('made of figures keeps their role, and names them by their number', () => {
    const { slides } = open(neutralGallery({ slides: three, data: { design: 'slideshow' } }))
    expect(slides[1]!.getAttribute('role')).toBeNull()
    expect(slides[1]!.getAttribute('aria-label')).toBe('2 of 3')
  })

  it('keeps the aspect ratio of its first slide without `autoHeight`', () => {
    const data = { design: 'slideshow', autoHeight: false }
    const { container, find, click } = open(neutralGallery({ slides: three, data }))
    click(find('.next'))
    expect(container.style.aspectRatio).toBe('1000 / 500')
  })

  it('does not navigate when a control that is a link is clicked', () => {
    const { click, find } = open(slideshow())
    find('.next').setAttribute('href', '#')
    expect(click(find('.next'))).toBe(false) // the default was prevented
  })

  it('responds to Enter and Space on the server’s controls', async () => {
    const { current, press, find, arrive } = open(slideshow())
    press('Enter', find('.next'))
    await arrive()
    press(' ', find('.next'))
    expect(current()).toBe(2)
  })

  it('renders controls if the server rendered none', async () => {
    const { find, click, current } = open(slideshow({ hasControls: false }))
    expect(find('button.previous').getAttribute('aria-label')).toBe('Previous Slide')
    click(find('button.next'))
    expect(current()).toBe(1)
  })

  it('hides its own controls if the owner has turned them off, except on keyboard focus', () => {
    const { find } = open(slideshow({ hasControls: false, data: { controls: false } }))
    expect(find('button.next').parentElement!.className).toContain('skerry-gallery-on-focus')
  })

  it('finds slides in neutral markup by data-slide-id', () => {
    const { slides, click, find, current } = open(neutralGallery({ slides: three, data: { design: 'slideshow' } }))
    expect(slides.map((slide) => slide.dataset.slideId)).toEqual(['slide-1', 'slide-2', 'slide-3'])
    click(find('button.next'))
    expect(current()).toBe(1)
  })

  it('shows no controls for a single image', () => {
    const { element, shown } = open(servedGallery({ slides: makeSlides([[10, 10]]), data: { autoplay: true } }))
    expect(shown()).toEqual([0])
    expect(element.querySelector('button')).toBeNull()
  })

  it('ignores invalid sizes and focal points', () => {
    const { container, slides } = open(
      slideshow()
        .replaceAll(/data-image-dimensions="[^"]*"/g, 'data-image-dimensions="1000"')
        .replaceAll('0.5,0.5', ','),
    )
    expect(container.style.aspectRatio).toBe('1 / 0.5625')
    expect(slides[0]!.querySelector<HTMLElement>('.thumb-image')!.style.objectPosition).toBe('50% 50%')
  })

  it('takes the aspect ratio of its next image if the size of the first is unknown', () => {
    const served = neutralGallery({ slides: three, data: { design: 'slideshow' } })
    const { container } = open(served.replace('data-image-dimensions="1000x500"', ''))
    expect(container.style.aspectRatio).toBe('1 / 1.5')
  })

  it('restores the served page when undone', async () => {
    const { island, served, click, find, arrive } = open(
      slideshow({ hasThumbnails: true, data: { thumbnails: true, autoplay: true } }),
    )
    click(find('.next'))
    island.unmount()
    await arrive()
    expect(document.body.isEqualNode(served)).toBe(true)
  })
})

describe('the images of a slideshow', () => {
  it.each([
    ['fill their slide', {}, 'cover'],
    ['are shown whole if the block does not crop them', { autoCrop: false }, 'contain'],
  ])('%s, unless the server sets their mode', (_, data, fit) => {
    const { element } = open(neutralGallery({ slides: three, data: { design: 'slideshow', ...data } }))
    const images = [...element.querySelectorAll<HTMLImageElement>('figure img')]
    expect(images.map(({ style }) => style.objectFit)).toEqual([fit, fit, fit])
  })
})

describe('a click on a slide', () => {
  it.each([
    ['next', 1],
    ['previous', 2],
  ])('shows the %s slide', (clickBehavior, index) => {
    const { slides, click, current } = open(slideshow({ data: { clickBehavior } }))
    click(slides[0]!.querySelector('.thumb-image')!)
    expect(current()).toBe(index)
  })

  it.each([
    ['ltr', 100, 2],
    ['ltr', 500, 1],
    ['rtl', 100, 1],
    ['rtl', 500, 2],
  ])('goes back or forward depending on the half that is clicked: %s at %d px', (dir, clientX, index) => {
    const { slides, click, current } = open(slideshow({ data: { clickBehavior: 'half' } }))
    for (const slide of slides) slide.style.direction = dir
    placeOnScreen(slides[0]!)
    click(slides[0]!, { clientX })
    expect(current()).toBe(index)
  })

  it('does nothing on a video', () => {
    const { slides, click, current } = open(
      slideshow().replaceAll('content-fill" data-type="image"', '" data-type="video"'),
    )
    click(slides[0]!)
    expect(current()).toBe(0)
  })

  it('with a click-through URL follows a real link, but only if the URL is safe', () => {
    const addresses = ['/shop', 'javascript:alert(1)', 'https://user:pass@elsewhere.test/']
    const slides = three.map((slide, index) => ({ ...slide, clickThroughUrl: addresses[index] ?? '' }))
    const { element, find } = open(slideshow({ slides, data: { newWindow: true } }))
    const links = [...element.querySelectorAll<HTMLAnchorElement>('.skerry-gallery-link')]
    expect(links.map(({ href, target, rel }) => [href, target, rel])).toEqual([
      ['http://site.test/shop', '_blank', 'noopener'],
    ])
    expect(find('.skerry-gallery-link').textContent).toBe('Open Hills, image 1')
  })

  it('on a slide that is a bare image follows its link, and the image keeps its accessible name', async () => {
    const image = (alt: string, more = '') => `<img src="/${alt}.svg" width="1000" height="500" alt="${alt}"${more}>`
    const json = JSON.stringify({ design: 'slideshow' })
    const { element, container, served, island, slides } = open(
      `<div data-block-type="gallery" data-block-json='${json}'><div>${image('A red boat', ' data-click-through-url="/shop"')}${image('A blue boat')}</div></div>`,
    )
    const [red, blue] = screen.getAllByRole('img', { hidden: true })
    expect(red!.getAttribute('alt')).toBe('A red boat')
    expect(red!.closest('[role="group"]')!.getAttribute('aria-label')).toBe('1 of 2')
    expect(element.querySelector<HTMLAnchorElement>('.skerry-gallery-link')!.href).toBe('http://site.test/shop')
    expect([...container.children].map((slide) => slide.contains(red!) || slide.contains(blue!))).toEqual([true, true])
    const copy = element.cloneNode(true) as HTMLElement
    expect(parse(copy)!.slides.map(({ clickThroughUrl }) => clickThroughUrl)).toEqual(['/shop', ''])
    island.unmount()
    expect(slides.map((slide) => slide.parentElement)).toEqual([container, container])
    expect(document.body.isEqualNode(served)).toBe(true)
  })

  it('follows a link that is named after the slide’s caption', () => {
    const json = JSON.stringify({ design: 'slideshow' })
    const slide = '<figure class="slide" data-click-through-url="/shop"><img src="/a.svg" alt="A boat">'
    const { find } = open(
      `<div data-block-type="gallery" data-block-json='${json}'>${slide}<figcaption> The ferry </figcaption></figure></div>`,
    )
    expect(find('.skerry-gallery-link').textContent).toBe('Open The ferry')
  })

  it('follows the slide’s link even if the caption contains another one', () => {
    const json = JSON.stringify({ design: 'grid' })
    const slide = '<figure class="slide" data-click-through-url="/shop"><img src="/a.svg" alt="A boat">'
    const { find } = open(
      `<div data-block-type="gallery" data-block-json='${json}'>${slide}<figcaption>By <a href="/mia">Mia</a></figcaption></figure></div>`,
    )
    expect(find('.skerry-gallery-link').getAttribute('href')).toBe('http://site.test/shop')
  })

  it('follows no added link on a video or on a slide that has its own link', () => {
    const box = document.createElement('div')
    box.innerHTML = slideshow({ slides: three.map((slide) => ({ ...slide, clickThroughUrl: '/shop' })) })
    const [own, video] = box.querySelectorAll<HTMLElement>('.slide')
    own!.insertAdjacentHTML('beforeend', '<a href="/own">Own</a>')
    video!.dataset.type = 'video'
    const { slides } = open(box.innerHTML)
    expect(slides.map((slide) => slide.querySelectorAll('.skerry-gallery-link').length)).toEqual([0, 0, 1])
  })
})

describe('a gallery whose slides are changed by a page script', () => {
  const numbers = (container: Element) =>
    [...container.children].flatMap((slide) => slide.getAttribute('aria-label')?.match(/\d+ of \d+/) ?? []).map(String)
  /** Lets observers and React run. */
  const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))
  const another = () => {
    const box = document.createElement('div')
    box.innerHTML = slideshow()
    return box.querySelector('.slide')!
  }

  it('includes an added slide, and stays at the current one', async () => {
    const { container, slides, find, click, current, arrive } = open(slideshow())
    click(find('.next'))
    await arrive()
    container.append(another())
    await settle()
    expect(numbers(container)).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4'])
    expect(current()).toBe(1)
    expect(container.lastElementChild).toHaveProperty('style.visibility', 'hidden')
    expect(slides[1]!.style.visibility).toBe('visible')
  })

  it('stays at the current slide when another one is inserted or removed before it', async () => {
    const { container, slides, find, click, arrive } = open(slideshow())
    click(find('.next'))
    await arrive()
    container.prepend(another(), another())
    await settle()
    expect(slides[1]!.getAttribute('aria-label')).toBe('4 of 5')
    expect(slides[1]!.classList.contains('sqs-active-slide')).toBe(true)
    slides[0]!.remove()
    await settle()
    expect(slides[1]!.getAttribute('aria-label')).toBe('3 of 4')
    expect(slides[1]!.classList.contains('sqs-active-slide')).toBe(true)
  })

  it('keeps the focus on its control, and stays paused', async () => {
    const { container, find, click } = open(slideshow({ data: { autoplay: true }, hasControls: false }))
    click(find('.skerry-gallery-pause'))
    find('.next').focus()
    container.append(another())
    await settle()
    expect(document.activeElement).toBe(find('.next'))
    expect(find('.skerry-gallery-pause').dataset.state).toBe('stopped')
  })

  it('is empty without slides, and works again with new ones', async () => {
    const { container, slides } = open(slideshow())
    for (const slide of slides) slide.remove()
    await settle()
    expect(document.querySelector('[aria-roledescription]')).toBeNull()
    container.append(another(), another())
    await settle()
    expect(numbers(container)).toEqual(['1 of 2', '2 of 2'])
  })

  it('restores the served page, with the added slide, when undone', async () => {
    const { container, served, island } = open(slideshow())
    const copies = [another(), another()]
    ;(served as Element).querySelector('.sqs-gallery')!.append(copies[0]!)
    container.append(copies[1]!)
    await settle()
    island.unmount()
    expect(document.body.isEqualNode(served)).toBe(true)
  })

  it('lays out images that are added to a grid', async () => {
    const { container } = open(slideshow({ data: { design: 'grid' } }))
    container.append(another())
    await settle()
    expect(container.querySelectorAll('.sqs-gallery-design-grid-slide')).toHaveLength(4)
  })
})

describe('the arrow keys', () => {
  it('go forward and back', async () => {
    const { element, press, current, arrive } = open(slideshow())
    placeOnScreen(element)
    press('ArrowRight')
    await arrive()
    expect(current()).toBe(1)
    press('ArrowLeft')
    await arrive()
    expect(current()).toBe(0)
  })

  it('are swapped on right-to-left pages', () => {
    const { element, press, current } = open(slideshow())
    element.style.direction = 'rtl'
    placeOnScreen(element)
    press('ArrowLeft')
    expect(current()).toBe(1)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('are left to the browser with %s', (modifier) => {
    const { element, container, current } = open(slideshow())
    placeOnScreen(element)
    expect(fireEvent.keyDown(container, { key: 'ArrowRight', [modifier]: true })).toBe(true)
    expect(current()).toBe(0)
  })

  it('are ignored while a dialog lies over the gallery', () => {
    const { element, press, current } = open(slideshow())
    placeOnScreen(element)
    const close = pushModal({ allows: () => false })
    press('ArrowRight')
    expect(current()).toBe(0)
    close()
    press('ArrowRight')
    expect(current()).toBe(1)
  })

  it('are left to the page once the gallery is unmounted', () => {
    const { element, container, island } = open(slideshow())
    placeOnScreen(element)
    island.unmount()
    expect(fireEvent.keyDown(container, { key: 'ArrowRight' })).toBe(true)
  })

  it('are ignored outside the viewport', () => {
    const { element, press, current } = open(slideshow())
    placeOnScreen(element, false)
    press('ArrowRight')
    expect(current()).toBe(0)
  })

  it('are ignored if a page script has already handled them', () => {
    const { element, press, current } = open(slideshow())
    placeOnScreen(element)
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('ArrowRight')
    expect(current()).toBe(0)
  })

  it('do not scroll the slides themselves, but still scroll the rest of the page', () => {
    const { element, container } = open(slideshow())
    placeOnScreen(element)
    const isHandled = (target: Element) => !fireEvent.keyDown(target, { key: 'ArrowRight' })
    expect(isHandled(document.body)).toBe(false)
    expect(isHandled(container)).toBe(true)
  })

  it('are ignored by a gallery without a height, as in a closed panel', () => {
    const { element, press, current } = open(slideshow())
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 600, 0))
    press('ArrowRight')
    expect(current()).toBe(0)
  })

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<p contenteditable="true">a</p>',
    '<div role="slider" tabindex="0"></div>',
    '<span role="radio" tabindex="0"></span>',
    '<ul tabindex="0" role="group" aria-roledescription="Karussell"></ul>',
    '<div role="application" tabindex="0"></div>',
    '<div class="skerry-map-service" tabindex="0"></div>',
  ])('are left to %s while it has focus', (html) => {
    const { element, press, current } = open(slideshow() + html)
    placeOnScreen(element)
    press('ArrowRight', document.body.lastElementChild!)
    expect(current()).toBe(0)
  })

  it.each([
    ['a field', '<my-part></my-part>', '<input>', 0],
    ['a carousel', '<my-part aria-roledescription="carousel"></my-part>', '<button></button>', 0],
    ['a button', '<my-part></my-part>', '<button></button>', 1],
  ])('while %s inside a component has focus: %s with %s', (_, host, inside, shown) => {
    const { element, current } = open(slideshow() + host)
    placeOnScreen(element)
    const root = document.body.lastElementChild!.attachShadow({ mode: 'open' })
    root.innerHTML = inside
    fireEvent.keyDown(root.firstElementChild!, { key: 'ArrowRight', composed: true })
    expect(current()).toBe(shown)
  })
})

describe('a slideshow without looping', () => {
  const dataWithoutLoop = { data: { loop: false } }

  it('dispatches an event when it reaches an end, and disables the control there', async () => {
    const { element, click, find, arrive } = open(slideshow(dataWithoutLoop))
    const heard: string[] = []
    for (const type of ['reached-end', 'reached-beginning']) {
      element.addEventListener(type, (event) => heard.push(`${type} ${(event as CustomEvent).detail.index}`))
    }
    expect(find('.previous').getAttribute('aria-disabled')).toBe('true')
    for (let times = 0; times < 3; times++) {
      click(find('.next'))
      await arrive()
    }
    expect(find('.next').getAttribute('aria-disabled')).toBe('true')
    expect(find('.next').classList.contains('disabled')).toBe(true)
    for (let times = 0; times < 3; times++) {
      click(find('.previous'))
      await arrive()
    }
    expect(heard).toEqual(['reached-end 2', 'reached-beginning 0'])
  })

  it('takes effect when the window becomes as narrow as a phone', async () => {
    vi.useFakeTimers()
    const { find } = open(slideshow())
    expect(find('.previous').getAttribute('aria-disabled')).toBeNull()
    Object.assign(window, { innerWidth: 432 })
    window.dispatchEvent(new Event('resize'))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(find('.previous').getAttribute('aria-disabled')).toBe('true')
  })

  it('is the default on mobile', () => {
    Object.assign(window, { innerWidth: 432 })
    const { find } = open(slideshow())
    expect(find('.previous').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('autoplay', () => {
  const autoplaying = (more: Partial<ServedGallery> = {}) => slideshow({ data: { autoplay: true }, ...more })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('IntersectionObserver', undefined)
  })

  it('advances every five seconds', async () => {
    const { current, arrive } = open(autoplaying())
    await wait(5000)
    expect(current()).toBe(1)
    await wait(1000) // the fade
    await arrive()
    await wait(3999)
    expect(current()).toBe(1)
    await wait(1)
    expect(current()).toBe(2)
  })

  it('advances after five seconds even if the window is resized in the meantime', async () => {
    const { current } = open(autoplaying())
    await wait(3000)
    window.dispatchEvent(new Event('resize'))
    await wait(2000)
    expect(current()).toBe(1)
  })

  it('advances as soon as a transition ends if the interval is shorter than the transition', async () => {
    const { current, arrive } = open(autoplaying({ data: { autoplay: true, 'autoplay-duration': 1, speed: 3 } }))
    await wait(1000)
    expect(current()).toBe(1)
    await wait(2500)
    expect(current()).toBe(1)
    await arrive()
    await wait(0)
    expect(current()).toBe(2)
  })

  it('announces no slides while it plays', () => {
    const { container, click, find } = open(autoplaying())
    expect(container.getAttribute('aria-live')).toBe('off')
    click(find('.skerry-gallery-pause'))
    expect(container.getAttribute('aria-live')).toBe('polite')
  })

  it('pauses while a dialog covers it, and resumes afterwards', async () => {
    const { current } = open(autoplaying())
    await act(async () => {})
    const close = pushModal({ allows: () => false })
    await wait(20_000)
    expect(current()).toBe(0)
    close()
    await wait(1000)
    expect(current()).toBe(1)
  })

  it('has a pause button, first in tab order', async () => {
    const { find, click, current, element } = open(autoplaying())
    const tabStops = [...element.querySelectorAll('button, a[href], [tabindex="0"]')]
    expect(tabStops[0]).toBe(find('.skerry-gallery-pause'))
    expect(tabStops[0]!.getAttribute('aria-label')).toBe('Pause slideshow')
    click(tabStops[0]!)
    expect(tabStops[0]!.getAttribute('aria-label')).toBe('Play slideshow')
    await wait(20_000)
    expect(current()).toBe(0)
  })

  /** Checks that the first slide stays while the pointer is over a part of the gallery. */
  async function expectPausedOver(part: Element, current: () => number) {
    fireEvent.pointerEnter(part)
    await wait(20_000)
    expect(current()).toBe(0)
    fireEvent.pointerLeave(part)
    await wait(1000)
    expect(current()).toBe(1)
  }

  it('pauses under the pointer', async () => {
    const { element, current } = open(autoplaying())
    await expectPausedOver(element, current)
  })

  it('pauses while its thumbnails have the pointer or focus, even if they come after the block', async () => {
    const data = { design: 'slideshow', thumbnails: true, autoplay: true }
    const { element, find, current, arrive } = open(neutralGallery({ slides: three, data }))
    const strip = find('.sqs-gallery-thumbnails')
    expect(element.contains(strip)).toBe(false)
    await expectPausedOver(strip, current)
    await arrive()
    act(() => strip.querySelector('img')!.focus())
    await wait(20_000)
    expect(current()).toBe(1)
  })

  it('continues while the pointer is over the next block', async () => {
    const { element, current } = open(`${autoplaying()}<p>a</p>`)
    fireEvent.pointerEnter(element.nextElementSibling!)
    await wait(5000)
    expect(current()).toBe(1)
  })

  it('continues while a finger rests on it, even on a wide screen', async () => {
    const { element, current } = open(autoplaying())
    fireEvent.pointerEnter(element, { pointerType: 'touch' })
    await wait(5000)
    expect(current()).toBe(1)
  })

  it('waits in a tab that was opened in the background', async () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { current } = open(autoplaying())
    await wait(20_000)
    expect(current()).toBe(0)
    isHidden.mockReturnValue(false)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await wait(1000)
    expect(current()).toBe(1)
  })

  it('continues under the pointer on mobile', async () => {
    Object.assign(window, { innerWidth: 432 })
    const { element, current } = open(autoplaying())
    fireEvent.pointerEnter(element)
    await wait(5000)
    expect(current()).toBe(1)
  })

  it('stops permanently when focus enters by keyboard', async () => {
    const { find, current } = open(autoplaying())
    act(() => find('.next').focus())
    act(() => find('.next').blur())
    await wait(20_000)
    expect(current()).toBe(0)
    expect(find('.skerry-gallery-pause').getAttribute('aria-label')).toBe('Play slideshow')
  })

  it('shows that it has stopped once keyboard focus leaves its pause button', async () => {
    const { find, current } = open(autoplaying())
    const button = find('.skerry-gallery-pause')
    act(() => button.focus())
    expect(button.getAttribute('aria-label')).toBe('Pause slideshow')
    act(() => button.blur())
    expect(button.getAttribute('aria-label')).toBe('Play slideshow')
    await wait(20_000)
    expect(current()).toBe(0)
  })

  it('pauses while a video plays', async () => {
    const { slides, current } = open(autoplaying())
    const video = document.createElement('video')
    slides[0]!.append(video)
    act(() => void video.dispatchEvent(new Event('play')))
    await wait(20_000)
    expect(current()).toBe(0)
    act(() => void video.dispatchEvent(new Event('pause')))
    await wait(1000)
    expect(current()).toBe(1)
  })

  it('is off with nomotion=true in the address', async () => {
    history.replaceState(null, '', '/?nomotion=true')
    const { element, current } = open(autoplaying())
    await wait(20_000)
    expect(current()).toBe(0)
    expect(element.querySelector('.skerry-gallery-pause')).toBeNull()
  })

  it('waits for play to be pressed under reduced motion', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('reduce'),
      addEventListener() {},
      removeEventListener() {},
    }))
    const { find, current } = open(autoplaying())
    await wait(20_000)
    expect(current()).toBe(0)
    expect(find('.skerry-gallery-pause').getAttribute('aria-label')).toBe('Play slideshow')
  })

  it('stops at the end without looping', async () => {
    const { current, arrive, find } = open(autoplaying({ data: { autoplay: true, loop: false } }))
    for (let times = 0; times < 5; times++) {
      await wait(5000)
      await arrive()
    }
    expect(current()).toBe(2)
    expect(find('.skerry-gallery-pause').getAttribute('data-state')).toBe('stopped')
  })

  it('starts again with the first slide when play is pressed at the last one', async () => {
    Object.assign(window, { innerWidth: 432 })
    const { current, arrive, click, find } = open(autoplaying())
    for (let times = 0; times < 5; times++) {
      await wait(5000)
      await arrive()
    }
    expect(current()).toBe(2)
    click(find('.skerry-gallery-pause'))
    await arrive()
    expect(current()).toBe(0)
    expect(find('.skerry-gallery-pause').getAttribute('data-state')).toBe('playing')
    await wait(5000)
    expect(current()).toBe(1)
  })

  it('stays at the last slide when pause is pressed there', async () => {
    const { current, arrive, click, find } = open(autoplaying({ data: { autoplay: true, loop: false } }))
    for (let times = 0; times < 2; times++) {
      await wait(5000)
      await arrive()
    }
    expect(current()).toBe(2)
    click(find('.skerry-gallery-pause'))
    expect(current()).toBe(2)
    expect(find('.skerry-gallery-pause').getAttribute('data-state')).toBe('stopped')
  })

  it('continues from the last slide in random mode, even without looping', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const { current, arrive, click, find } = open(autoplaying({ data: { autoplay: true, random: true, loop: false } }))
    await wait(5000)
    await arrive()
    expect(current()).toBe(2)
    const button = find('.skerry-gallery-pause')
    click(button)
    click(button)
    expect(current()).toBe(2)
    random.mockReturnValue(0.5)
    await wait(5000)
    expect(current()).toBe(1)
  })

  it('never repeats the current slide in random mode', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.99)
    const { current } = open(autoplaying({ data: { autoplay: true, random: true } }))
    await wait(5000)
    expect(current()).toBe(2)
  })
})

describe('a strip', () => {
  it('by default takes half a second to reach the next slide', async () => {
    const { container, click, find } = open(slideshow({ data: { design: 'slider' } }))
    await vi.waitFor(() => expect(container.classList).toContain('sqs-gallery-design-strip'), { timeout: 15_000 })
    container.scrollTo = vi.fn()
    vi.useFakeTimers()
    click(find('.next'))
    const isMoving = () => container.style.getPropertyValue('scroll-snap-type') === 'none'
    await act(() => vi.advanceTimersByTimeAsync(490))
    expect(isMoving()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(50)) // its last frame, and the first
    expect(isMoving()).toBe(false)
  })

  it('ends its motion when the window is resized, because the distance was measured before', async () => {
    const { container, click, find } = open(slideshow({ data: { design: 'slider', speed: 8 } }))
    await vi.waitFor(() => expect(container.classList).toContain('sqs-gallery-design-strip'), { timeout: 15_000 })
    container.scrollTo = vi.fn()
    vi.useFakeTimers()
    click(find('.next'))
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(container.dataset.state).toBe('moving')
    window.dispatchEvent(new Event('resize'))
    await act(() => vi.advanceTimersByTimeAsync(150))
    expect(container.dataset.state).toBe('resting')
  })
})

describe('thumbnails', () => {
  it('rendered by the server show their slide and mark the current one', async () => {
    const { element, click, press, current, arrive } = open(
      slideshow({ hasThumbnails: true, data: { thumbnails: true } }),
    )
    const thumbs = [...element.querySelectorAll('.sqs-gallery-thumbnails img')]
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-current'))).toEqual(['true', null, null])
    click(thumbs[2]!)
    expect(current()).toBe(2)
    await arrive()
    press('Enter', thumbs[1]!)
    expect(current()).toBe(1)
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-current'))).toEqual([null, 'true', null])
  })

  it('rendered by the server load nothing from a video’s provider before the click', async () => {
    vi.stubGlobal('IntersectionObserver', undefined) // the strip is near
    const poster = 'https://i.ytimg.com/vi/1/0.jpg'
    const gallery = slideshow({ hasThumbnails: true, data: { thumbnails: true } })
    const { element } = open(gallery.replace(/(thumbnails"><img .*?data-src=")[^"]*/, `$1${poster}`))
    const [first, , last] = element.querySelectorAll<HTMLImageElement>('.sqs-gallery-thumbnails img')
    expect(first!.dataset.src).toBe(poster)
    await waitFor(() => {
      for (const image of element.querySelectorAll('img[src]')) fireEvent.load(image)
      expect(last!.hasAttribute('src')).toBe(true)
    })
    expect(first!.hasAttribute('src')).toBe(false)
  })

  it.each([true, false])(
    'load a provider’s posters, if the owner allows them, once the visitor accepts cookies (served: %s)',
    async (isServed) => {
      vi.stubGlobal('IntersectionObserver', undefined) // the strip is near
      configure({ poster: 'provider' })
      setConsentPolicy(true)
      const poster = 'https://i.ytimg.com/vi/1/0.jpg'
      const image = `<img data-src="${poster}" alt="">`
      const slide = `<div class="slide" data-type="video"><div class="sqs-video-overlay">${image}</div></div>`
      const strip = isServed ? `<div class="sqs-gallery-thumbnails">${image.repeat(2)}</div>` : ''
      const { find } = open(
        `<div data-block-type="gallery" data-block-json='{"design":"slideshow","thumbnails":true}'>
        <div class="sqs-gallery">${slide.repeat(2)}</div>${strip}</div>`,
      )
      const shown = () => find('.sqs-gallery-thumbnails img').getAttribute('src')
      await act(async () => {})
      expect(shown()).toBeNull()
      act(() => answerConsent('given'))
      await waitFor(() => expect(shown()).toBe(poster))
    },
  )

  it('follow the slideshow', async () => {
    const { find, click } = open(slideshow({ data: { thumbnails: true } }))
    click(find('.next'))
    expect(find('.sqs-gallery-thumbnails [aria-current="true"]').getAttribute('aria-label')).toBe('Slide 2')
  })

  it('start at the slide in the address, and can go back to the first', () => {
    history.replaceState(null, '', '/?itemId=slide-2')
    const data = { design: 'slideshow', thumbnails: true, historyHash: true }
    const { find, click, current } = open(neutralGallery({ slides: three, data }))
    const marked = () => find('.sqs-gallery-thumbnails [aria-current="true"]').getAttribute('aria-label')
    expect([current(), marked()]).toEqual([1, 'Slide 2'])
    click(find('.sqs-gallery-thumbnails img'))
    expect([current(), marked()]).toEqual([0, 'Slide 1'])
  })

  const drawn = (data: ServedGallery['data']) => {
    const { element } = open(slideshow({ data: { thumbnails: true, ...data } }))
    return [...element.querySelectorAll<HTMLImageElement>('.sqs-gallery-thumbnails img')]
  }

  it('have the height and margin that the block sets, and the aspect ratios of their images', () => {
    const [first] = drawn({ 'thumbnail-strip-height': 80, 'thumbnail-strip-margin': 4, 'square-thumbs': true })
    expect(first!.style.cssText).toMatch(/height: 80px; width: auto/)
    expect(first!.parentElement!.style.cssText).toBe('height: 80px; margin-top: 4px;')
  })

  it('have their images’ aspect ratios, or 16:9 if unknown', () => {
    const unknown = neutralGallery({ slides: three.slice(0, 2), data: { design: 'slideshow', thumbnails: true } })
    open(unknown.replace('data-image-dimensions="400x600"', ''))
    const thumbs = [...document.querySelectorAll<HTMLImageElement>('.sqs-gallery-thumbnails img')]
    expect(thumbs.map(({ width, height }) => [width, height])).toEqual([
      [120, 60],
      [107, 60],
    ])
    expect(thumbs[0]!.style.width).toBe('auto')
  })

  it('load the smallest file that their images offer', () => {
    const srcset = 'a-400.jpg 400w, a-1600.jpg 1600w'
    const image = (attributes: string) => `<figure class="slide"><img ${attributes} width="300" alt=""></figure>`
    const { element } = open(
      `<div data-block-type="gallery" data-block-json='{"design":"slideshow","thumbnails":true}'>
        ${image(`src="a-1600.jpg" srcset="${srcset}"`)}${image(`data-src="b.jpg" srcset="${srcset}"`)}</div>`,
    )
    const thumbs = [...element.parentElement!.querySelectorAll<HTMLImageElement>('.sqs-gallery-thumbnails img')]
    expect(thumbs.map((thumb) => thumb.getAttribute('srcset'))).toEqual([srcset, null])
    expect(thumbs[0]!.sizes).toBe(`${thumbs[0]!.width}px`)
  })

  it('are not rendered unless the block asks for them', () => {
    expect(open(slideshow()).element.querySelector('.sqs-gallery-thumbnails')).toBeNull()
  })
})
