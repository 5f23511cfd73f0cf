import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addressOf,
  collectionPath,
  entryState,
  followAddress,
  holdsSlideInAddress,
  slideInAddress,
} from '../../../src/ui/lightboxAddress'

const slides = [
  { id: 'a1', url: 'dawn' },
  { id: 'b2', url: 'noon & night' },
  { id: '', url: '' },
]

afterEach(() => {
  history.replaceState(null, '', '/')
  document.head.innerHTML = ''
})

describe('the slide in a URL', () => {
  it.each([
    ['#itemId=b2', '/', 1],
    ['#!itemId=dawn', '/', 0],
    ['#menu=open&itemId=b2', '/', 1],
    ['#itemId=nobody', '/images/dawn', 0],
    ['', '/images/noon%20%26%20night/', 1],
    ['', '/images/%E0%A4%A', -1],
    ['#itemId=', '/', -1],
  ])('with the hash %s and the path %s is number %d', (hash, pathname, index) => {
    expect(slideInAddress(slides, { hash, pathname })).toBe(index)
  })

  it('is found by the URL of a slide, in the hash and below the collection’s path', () => {
    for (const [index, slide] of slides.slice(0, 2).entries()) {
      const { hash } = new URL(addressOf(slide) ?? '', location.href)
      expect(slideInAddress(slides, { hash, pathname: '/' })).toBe(index)
      expect(slideInAddress(slides, { hash: '', pathname: addressOf(slide, '/images/') ?? '' })).toBe(index)
    }
    expect(addressOf({ id: '', url: 'noon/night?' }, '/images/')).toBe('/images/noon%2Fnight%3F')
    expect(addressOf({ id: '', url: '' })).toBe(null)
  })

  it('is taken from the hash before the path', () => {
    expect(slideInAddress(slides, { hash: '#itemId=b2', pathname: '/images/dawn' })).toBe(1)
  })

  it('has a URL with the page’s path and query if there is no collection, whatever the page’s <base> is', () => {
    history.replaceState(null, '', '/work/harbour?view=all#top')
    document.head.innerHTML = '<base href="/">'
    const address = addressOf({ id: 'a1', url: 'dawn' })
    expect(new URL(address ?? '', document.baseURI).href).toBe(`${location.origin}/work/harbour?view=all#itemId=a1`)
  })

  it('has the collection’s URL if it has no URL of its own', () => {
    expect(addressOf({ id: 'a1', url: '' }, '/images')).toBe('/images#itemId=a1')
    expect(addressOf({ id: '', url: '' }, '/images')).toBe('/images')
  })
})

describe('the collection of an element', () => {
  const pathOf = (url: string) => {
    document.body.innerHTML = `<main data-collection-full-url="${url}"><p></p></main>`
    return collectionPath(document.querySelector('p')!)
  }

  it.each([
    ['/images', '/images'],
    ['http://site.test/images?view=all', '/images'],
    ['https://elsewhere.test/images', undefined],
    ['/', undefined],
    ['', undefined],
    ['http://', undefined],
  ])('with the URL %j has the path %s', (url, path) => {
    expect(pathOf(url)).toBe(path)
  })

  it('can be given on a descendant, and is optional', () => {
    document.body.innerHTML = '<main><p><i data-collection-full-url="/images"></i></p><b></b></main>'
    expect(collectionPath(document.querySelector('p')!)).toBe('/images')
    expect(collectionPath(document.querySelector('b')!)).toBe(undefined)
  })
})

describe('a page', () => {
  it('reopens a lightbox only for a visitor who returns to its history entry', () => {
    const open = vi.fn()
    const stop = followAddress(slides, open)
    history.replaceState(null, '', '/#itemId=b2')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(open).not.toHaveBeenCalled()
    history.replaceState(entryState({ id: 'b2', url: '' }), '', '/#itemId=b2')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(open).toHaveBeenCalledWith(1)
    stop()
    dispatchEvent(new PopStateEvent('popstate'))
    expect(open).toHaveBeenCalledOnce()
  })

  it('opens the slide in its hash or below its collection, but not one that merely resembles the page’s path', () => {
    const open = vi.fn()
    history.replaceState(null, '', '/dawn')
    followAddress(slides, open)()
    expect(open).not.toHaveBeenCalled()
    followAddress(slides, open, '/dawn')()
    expect(open).not.toHaveBeenCalled()
    history.replaceState(null, '', '/images/dawn')
    followAddress(slides, open, '/images/')()
    expect(open).toHaveBeenLastCalledWith(0)
    history.replaceState(null, '', '/#itemId=b2')
    followAddress(slides, open)()
    expect(open).toHaveBeenLastCalledWith(1)
  })
})

describe('an element', () => {
  it.each([
    ['/#itemId=noon', true],
    ['/?itemId=b2', true],
    ['/images/noon', true],
    ['/elsewhere/noon', false],
    ['/images/dusk#itemId=nobody', false],
  ])('contains the slide that %s names: %s', (url, isNamed) => {
    document.body.innerHTML =
      '<main data-collection-full-url="/images"><i data-slide-id="b2" data-slide-url="noon"></i></main>'
    history.replaceState(null, '', url)
    expect(holdsSlideInAddress(document.querySelector('main')!)).toBe(isNamed)
  })
})
