import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BlockDefinition } from '../../src/runtime/defineBlock'
import { createEarlyLooks, reserveRoom, showAsServed } from '../../src/runtime/early'
import { createIsland } from '../../src/runtime/island'

const row = (changes: Partial<BlockDefinition>): BlockDefinition => ({
  name: 'own',
  selector: '.own',
  when: 'visible',
  load: () => Promise.reject(new Error('not asked for')),
  ...changes,
})

function islandIn(html: string, changes: Partial<BlockDefinition>) {
  document.body.innerHTML = `<div class="own">${html}</div>`
  return createIsland(document.querySelector<HTMLElement>('.own')!, row(changes))
}

afterEach(() => {
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
})

describe('the early look', () => {
  it('is one sheet of the blocks that are there, each once, and leaves the sheets of the page alone', () => {
    const theirs = new CSSStyleSheet()
    document.adoptedStyleSheets = [theirs]
    const { adopt, drop } = createEarlyLooks()
    adopt([row({})])
    expect(document.adoptedStyleSheets).toEqual([theirs])
    adopt([row({ early: '&{color:red}' })])
    adopt([row({ selector: '.other', early: '&{margin:0}' })])
    adopt([row({ early: '&{color:red}' })])
    expect(document.adoptedStyleSheets).toHaveLength(2)
    expect(document.adoptedStyleSheets[0]).toBe(theirs)
    drop()
    expect(document.adoptedStyleSheets).toEqual([theirs])
  })

  it('lets go of a block that stays as served, and takes it back', () => {
    const island = islandIn('Served', { early: '&{color:red}' })
    showAsServed(island, true)
    expect(document.body.innerHTML).toBe('<div class="own" data-skerry-served="">Served</div>')
    showAsServed(island, false)
    expect(document.body.innerHTML).toBe('<div class="own">Served</div>')
  })

  it('marks nothing on blocks that have none', () => {
    const island = islandIn('Served', {})
    showAsServed(island, true)
    expect(document.body.innerHTML).toBe('<div class="own">Served</div>')
  })
})

describe('reserved room', () => {
  const styleOf = (selector: string) => document.querySelector<HTMLElement>(selector)!.style

  it('gives an image its own shape, at most as wide as it is', () => {
    reserveRoom([islandIn('<img data-image-dimensions="300x200">', { reserve: 'img' })])
    const { display, width, maxWidth, aspectRatio } = styleOf('img')
    expect([display, width, maxWidth]).toEqual(['block', '100%', '300px'])
    expect(aspectRatio.replaceAll(' ', '')).toBe('300/200')
  })

  it('gives a box the shape of the first image that tells one', () => {
    const html = '<div class="box"><img data-image-dimensions="1000"><img data-image-dimensions="400x100"></div>'
    reserveRoom([islandIn(html, { reserve: '.box' })])
    expect(styleOf('.box').aspectRatio.replaceAll(' ', '')).toBe('400/100')
    expect(styleOf('.box').overflow).toBe('hidden')
  })

  it('gives a part the style that its row returns', () => {
    const reserveStyle = vi.fn(() => 'height: 7px')
    const island = islandIn('<p class="box">', { reserve: '.box', reserveStyle })
    reserveRoom([island])
    expect(styleOf('.box').height).toBe('7px')
    expect(reserveStyle).toHaveBeenCalledWith(document.querySelector('.box'), island.element)
  })

  it('gives elements their classes with it, until the block leaves', () => {
    const reserveClasses = (element: Element) => [[element.firstElementChild!, 'marked'] as const]
    const island = islandIn('<p class="box"><i class="a"></i></p>', { reserve: '.box', reserveClasses })
    const served = document.body.innerHTML
    reserveRoom([island])
    expect(document.querySelector('i')?.className).toBe('a marked')
    island.release()
    expect(document.body.innerHTML).toBe(served)
  })

  it('reaches the block itself', () => {
    const island = islandIn('<img data-image-dimensions="400x100">', { reserve: '.own' })
    reserveRoom([island])
    expect(island.element.style.aspectRatio.replaceAll(' ', '')).toBe('400/100')
  })

  it('leaves what is not selected as it is', () => {
    const island = islandIn('<img src="data:," data-image-dimensions="300x200">', { reserve: 'img:not([src])' })
    const served = document.body.innerHTML
    reserveRoom([island, createIsland(island.element, row({}))])
    expect(document.body.innerHTML).toBe(served)
  })

  it('is given back without a trace', () => {
    const html = '<img data-image-dimensions="300x200"><img data-image-dimensions="3x2" style="color: red;">'
    const island = islandIn(html, { reserve: 'img' })
    const served = document.body.innerHTML
    reserveRoom([island])
    expect(document.body.innerHTML).not.toBe(served)
    island.release()
    expect(document.body.innerHTML).toBe(served)
  })

  it('goes when the block stays as served', () => {
    const island = islandIn('<img data-image-dimensions="300x200">', { reserve: 'img' })
    const served = document.body.innerHTML
    reserveRoom([island])
    showAsServed(island, true)
    expect(document.body.innerHTML).toBe(served)
  })
})

describe('a narrow part', () => {
  const narrowIn = (widthPx: number, html = '<p class="part">Served</p>') => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(widthPx)
    const island = islandIn(html, { reserve: '.part:not(.is-narrow)', narrow: [415, 'is-narrow'] })
    const served = document.body.innerHTML
    reserveRoom([island])
    return { island, served, shown: () => document.body.innerHTML }
  }

  it('gets its class at the scan, until the block leaves', () => {
    const { island, served, shown } = narrowIn(414)
    expect(document.querySelector('.part.is-narrow')).not.toBeNull()
    island.release()
    expect(shown()).toBe(served)
  })

  it.each([
    ['is wide enough', 415, undefined],
    ['is hidden', 0, undefined],
    ['has it already', 414, '<p class="part is-narrow">Served</p>'],
  ])('that %s is left alone', (_what, widthPx, html) => {
    const { island, served, shown } = narrowIn(widthPx, html)
    expect(shown()).toBe(served)
    island.release()
    expect(shown()).toBe(served)
  })
})
