import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse, prepare } from '../../blocks/list-section/block'
import { bannerSlideshow, type ListSectionOptions, listCarousel } from '../../mocks/site/markup/listSection'

const items = ['One', 'Two', 'Three'].map((title) => ({ title, text: 'Words' }))
const kinds = [
  ['carousel', listCarousel],
  ['banner slideshow', bannerSlideshow],
] as const
const bundle = '<script type="text/plain" src="/scripts/site-bundle.1.js"></script>'

function serve(options: Partial<ListSectionOptions> = {}, make = listCarousel, around = '') {
  document.body.innerHTML = around + make({ id: 'Walks', items, ...options }).text
  return document.querySelector<HTMLElement>('.user-items-list-item-container')!
}

/** Attaches the block, as the runtime does. */
function open(section: HTMLElement) {
  const fail = vi.fn()
  return { stop: attach(section, parse(section)!, fail), fail }
}

afterEach(() => document.body.replaceChildren())

describe('a list section', () => {
  it('is left alone if it has no items', () => {
    expect(parse(serve({ items: [] }))).toBe(null)
    expect(parse(document.createElement('div'))).toBe(null)
  })

  it.each(kinds)('is left to the template’s script that has taken it over: %s', (_, make) => {
    expect(parse(serve({ boundBy: 'UserItems' }, make, bundle))).toBe(null)
  })

  it('is mounted if the page was saved after the template’s script had run, but does not load it', () => {
    expect(parse(serve({ boundBy: 'UserItems' }))?.items).toHaveLength(3)
  })

  it('is left to a script that takes it over while the page loads', async () => {
    const section = serve({}, listCarousel, bundle)
    const props = parse(section)!
    section.dataset.controllersBound = 'UserItemsListCarousel'
    await expect(prepare(props)).rejects.toBe(null)
  })

  it('does not count copies of items that a template’s script has made', () => {
    const section = serve()
    const copy = section.querySelector('li')!.cloneNode(true) as HTMLElement
    copy.dataset.originalItemIndex = '0'
    section.querySelector('ul')!.append(copy)
    expect(parse(section)?.items).toHaveLength(3)
  })

  it.each([
    ['data-space-between-slides-value="20" data-space-between-slides-unit="vw"', '20vw'],
    ['data-space-between-slides-value="20"', '20px'],
    ['data-space-between-slides-value="wide"', '0px'],
  ])('has the space between its items that the owner has set: %s', (attributes, gap) => {
    const section = serve()
    section.removeAttribute('data-space-between-slides-unit')
    for (const [, name, value] of attributes.matchAll(/(\S+)="(\w+)"/g)) section.setAttribute(name!, value!)
    open(section)
    expect(section.querySelector('ul')!.style.getPropertyValue('--skerry-list-gap')).toBe(gap)
  })

  it.each([
    ['80px', '80px'],
    ['', '40px'],
  ])('shows as much of the next item as the served padding says: %j', (paddingRight, peek) => {
    const section = serve()
    const list = section.querySelector('ul')!
    list.style.paddingRight = paddingRight
    open(section)
    expect(list.style.getPropertyValue('--skerry-list-peek')).toBe(peek)
  })

  it('takes no space for its scrollbar', () => {
    vi.stubGlobal('ResizeObserver', undefined) // it is measured at once
    const section = serve()
    const list = section.querySelector('ul')!
    vi.spyOn(list, 'offsetHeight', 'get').mockReturnValue(315)
    vi.spyOn(list, 'clientHeight', 'get').mockReturnValue(300)
    open(section)
    expect(list.style.marginBottom).toBe('-15px')
  })

  it.each(kinds)('is as the server sent it after stop: %s', (_, make) => {
    const section = serve({ isInfinite: false }, make)
    section.querySelector('li')!.setAttribute('aria-hidden', 'true')
    section.querySelector('button')!.setAttribute('tabindex', '-1')
    const served = document.body.innerHTML
    const { stop } = open(section)
    section.querySelectorAll('button')[1]!.click()
    expect(document.body.innerHTML).not.toBe(served)
    stop()
    expect(document.body.innerHTML).toBe(served)
  })

  it.each(kinds)('is a carousel with a name: %s', (_, make) => {
    const section = serve({}, make)
    open(section)
    const carousel = section.querySelector('[aria-roledescription="carousel"]')!
    expect(carousel.getAttribute('role')).toMatch(/^(region|group)$/)
    expect(carousel.getAttribute('aria-label')).toBe(make === listCarousel ? 'Walks' : 'List')
    expect(carousel.contains(section.querySelector('ul'))).toBe(true)
  })

  it('keeps the changes of a template’s script that takes over, and does nothing more', async () => {
    const section = serve()
    const { fail, stop } = open(section)
    const [first, second] = section.querySelectorAll('li')
    first!.style.transform = 'translate3d(0px, 0px, 0px)'
    second!.setAttribute('aria-hidden', 'true')
    section.querySelector('ul')!.classList.add('user-items-list-carousel__slides--initialized')
    const previous = section.querySelector('button')!
    previous.setAttribute('tabindex', '-1')
    section.dataset.controllersBound = 'UserItemsListCarousel'
    await vi.waitFor(() => expect(fail).toHaveBeenCalledWith(null))
    stop()
    expect(document.querySelectorAll('[class*="skerry"]')).toHaveLength(0)
    expect(first!.style.transform).toContain('translate3d')
    expect(second!.getAttribute('aria-hidden')).toBe('true')
    expect(previous.tabIndex).toBe(-1)
    expect(section.querySelector('ul')!.className).toContain('--initialized')
  })
})
