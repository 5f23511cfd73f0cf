import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { perRow } from '../../../blocks/gallery/designs/perRow'
import { keepInAddress, takeFromAddress } from '../../../blocks/gallery/engine/address'
import { createController, linkGalleries } from '../../../blocks/gallery/engine/controller'
import type { GalleryProps } from '../../../blocks/gallery/props'
import { parseGalleryData } from '../../../blocks/gallery/read/galleryData'
import { findSlides } from '../../../blocks/gallery/read/slides'

const arrive = () => new Promise((resolve) => setTimeout(resolve))

describe('the number of a carousel’s slides per row', () => {
  it.each([
    [null, 1200, 3],
    [5, 1200, 5],
    [5, 724, 5],
    [5, 723, 3],
    [5, 480, 3],
    [5, 479, 2],
    [2, 723, 2],
    [2, 479, 2],
    [1, 479, 1],
    [0, 1200, 3],
  ])('for %s in a window of %d px is %d', (slidesPerRow, width, count) => {
    expect(perRow({ slidesPerRow }, width)).toBe(count)
  })
})

describe('the groups of a carousel', () => {
  function groupsOf(count: number, size: number) {
    const onEnd = vi.fn()
    const controller = createController({ count, loops: false, move: async () => {}, onEnd })
    controller.setGroupSize(size)
    return { controller, onEnd, index: () => controller.store.getState().index }
  }

  it('follow one another, and the last group ends with the last slide', async () => {
    const { controller, index, onEnd } = groupsOf(7, 3)
    expect(controller.step(-1)).toBe(false)
    controller.step(1)
    await arrive()
    expect(index()).toBe(3)
    controller.step(1)
    await arrive()
    expect(index()).toBe(4)
    expect(onEnd).toHaveBeenLastCalledWith('reached-end')
    expect(controller.step(1)).toBe(false)
    controller.step(-1)
    await arrive()
    expect(index()).toBe(3)
  })

  it('start from wherever the visitor scrolled to', async () => {
    const { controller, index, onEnd } = groupsOf(9, 3)
    controller.follow(1)
    expect(index()).toBe(1)
    controller.step(-1)
    await arrive()
    expect(index()).toBe(0)
    controller.follow(6)
    expect(onEnd).toHaveBeenLastCalledWith('reached-end')
  })

  it('include the requested slide', () => {
    const { controller, index } = groupsOf(9, 3)
    controller.goTo(-5)
    expect(index()).toBe(3)
  })

  it('are recalculated when rows get shorter', () => {
    const { controller, index } = groupsOf(9, 3)
    controller.follow(5)
    controller.setGroupSize(2)
    expect(index()).toBe(4)
    controller.setGroupSize(9)
    expect(index()).toBe(0)
  })

  it('do nothing if all slides fit', () => {
    const { controller } = groupsOf(3, 3)
    expect(controller.step(1)).toBe(false)
    expect(controller.step(-1)).toBe(false)
  })

  it('move a linked gallery when scrolled', () => {
    const [{ controller }, other] = [groupsOf(9, 1), groupsOf(9, 1)]
    linkGalleries(controller, other.controller)
    controller.follow(5)
    expect(other.index()).toBe(5)
  })

  it('ignore scrolling caused by their own animation', () => {
    const { controller, index } = groupsOf(9, 1)
    controller.goTo(5)
    controller.follow(2)
    expect(index()).toBe(5)
  })
})

describe('the alignment of a strip', () => {
  it.each([
    ['left', 'start'],
    ['center', 'middle'],
    ['right', 'end'],
    [undefined, 'middle'],
  ])('%s is %s', (value, alignment) => {
    const text = JSON.stringify({ design: 'slider', 'active-alignment': value })
    expect(parseGalleryData(text).activeAlignment).toBe(alignment)
  })

  it.each(['below', 'toString', 3])('is invalid if it is %s', (value) => {
    const text = JSON.stringify({ design: 'slider', 'active-alignment': value })
    expect(() => parseGalleryData(text)).toThrow('Strip alignment must be start, middle or end')
  })
})

describe('the slide in the address', () => {
  beforeEach(() => {
    document.body.innerHTML = `<main data-collection-full-url="/photographs"><div id="gallery">
      <figure data-slide-id="id-1" data-slide-url="dawn"></figure>
      <figure data-slide-id="id-2" data-slide-url="noon"></figure>
      <figure class="slide" data-slide-url="dusk"></figure></div></main>`
  })
  afterEach(() => history.replaceState(null, '', '/'))

  const slides = () => findSlides(document.body)
  const at = (address: string) => history.replaceState(null, '', address)
  const here = () => location.href.slice(location.origin.length)

  function keep(count = 3) {
    const controller = createController({ count, loops: true, move: async () => {} })
    const element = document.getElementById('gallery')!
    // It uses only these two props.
    const stop = keepInAddress({ element, slides: slides() } as unknown as GalleryProps, controller)
    return { controller, stop }
  }

  it.each(['/?itemId=id-2&a=1', '/?a=1&itemId=noon', '/?a=1#itemId=id-2', '/?a=1#!itemId=noon'])(
    'is shown on load and removed: %s',
    (address) => {
      at(address)
      expect(takeFromAddress(slides())).toBe(1)
      expect(here()).toBe('/?a=1')
    },
  )

  it('is ignored if it belongs to another gallery', () => {
    at('/?itemId=elsewhere')
    expect(takeFromAddress(slides())).toBe(0)
    expect(here()).toBe('/?itemId=elsewhere')
  })

  it('is the collection’s URL with the slide’s id or own URL, and replaces the history entry', async () => {
    document.getElementById('gallery')!.innerHTML = `<figure data-slide-id="id-1"></figure>
      <figure data-slide-id="id-2" data-slide-url="noon"></figure><figure class="slide" data-slide-url="dusk"></figure>`
    at('/somewhere#top')
    const { controller } = keep()
    const before = history.length
    controller.goTo(1)
    expect(here()).toBe('/photographs?itemId=id-2')
    await arrive()
    controller.goTo(2)
    expect(here()).toBe('/photographs?itemId=dusk')
    expect(history.length).toBe(before)
  })

  it('names the first slide again after going back to it', async () => {
    const { controller } = keep()
    controller.goTo(1)
    await arrive()
    controller.goTo(0)
    expect(here()).toBe('/photographs?itemId=id-1')
  })

  it('uses the collection’s URL even if it is set in the gallery itself', () => {
    delete document.querySelector('main')!.dataset.collectionFullUrl
    document.querySelector('figure')!.dataset.collectionFullUrl = '/photographs'
    keep().controller.goTo(1)
    expect(here()).toBe('/photographs?itemId=id-2')
  })

  it('is added to the page’s own query and hash if there is no collection', () => {
    delete document.querySelector('main')!.dataset.collectionFullUrl
    at('/?category=Bread&nomotion=true#sec')
    keep().controller.goTo(1)
    expect(here()).toBe('/?category=Bread&nomotion=true&itemId=id-2#sec')
  })

  it('does not stop the gallery if the browser refuses it or the collection’s URL is invalid', async () => {
    const { controller } = keep()
    const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(controller.step(1)).toBe(true)
    refuse.mockRestore()
    await arrive()
    document.querySelector('main')!.dataset.collectionFullUrl = 'https://'
    expect(controller.step(1)).toBe(true)
    await arrive()
    expect(controller.store.getState()).toMatchObject({ index: 2, isMoving: false })
  })

  it('preserves the history state of other scripts', () => {
    history.replaceState({ theirs: 1 }, '', '/')
    keep().controller.goTo(1)
    expect(history.state).toEqual({ theirs: 1 })
  })

  it('is left to a lightbox while it is open, and names the gallery’s slide again afterwards', async () => {
    at('/?a=1#itemId=id-1')
    const { controller } = keep()
    history.replaceState({ skerryLightbox: true }, '')
    controller.goTo(1)
    await arrive()
    expect(here()).toBe('/?a=1#itemId=id-1')
    history.replaceState(null, '')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(here()).toBe('/photographs?itemId=id-2')
  })

  it('is removed from the address, which keeps its hash', () => {
    at('/?itemId=noon#sec')
    expect(takeFromAddress(slides())).toBe(1)
    expect(here()).toBe('/#sec')
  })

  it('is shown, but left in the hash for a lightbox', () => {
    at('/?itemId=id-2&a=1#itemId=id-2')
    expect(takeFromAddress(slides(), true)).toBe(1)
    expect(here()).toBe('/?a=1#itemId=id-2')
  })

  it('is not written until the gallery changes slides', () => {
    const { controller } = keep()
    controller.setLoops(false)
    expect(here()).toBe('/')
  })

  it('is not written when the visitor goes back after the gallery has been removed', () => {
    const { controller, stop } = keep()
    stop()
    controller.goTo(1)
    dispatchEvent(new PopStateEvent('popstate'))
    expect(here()).toBe('/')
  })

  it('never points to another site', () => {
    document.querySelector('main')!.dataset.collectionFullUrl = 'https://elsewhere.test/photographs'
    keep().controller.goTo(1)
    expect(here()).toBe('/')
  })

  it('does not change after the gallery has been removed', () => {
    const { controller, stop } = keep()
    stop()
    controller.goTo(1)
    expect(here()).toBe('/')
  })

  it('is neither read nor written in the editor, where the page is in a frame of the configuration panel', () => {
    at('/?itemId=id-2')
    vi.stubGlobal('parent', { location: { pathname: '/config/pages' } })
    expect(takeFromAddress(slides())).toBe(0)
    keep().controller.goTo(1)
    expect(here()).toBe('/?itemId=id-2')
  })
})
