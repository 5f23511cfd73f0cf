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
  it('is in a single sheet, before the page’s own sheets', () => {
    const theirs = new CSSStyleSheet()
    document.adoptedStyleSheets = [theirs]
    const { adopt, drop } = createEarlyLooks()
    const adoptOne = (changes: Partial<BlockDefinition>) => adopt([{ ...islandIn('', changes), part: '.own' }])
    adoptOne({})
    expect(document.adoptedStyleSheets).toEqual([theirs])
    adoptOne({ early: '&{color:red}' })
    adoptOne({ name: 'other', early: '&{margin:0}' })
    expect(document.adoptedStyleSheets).toHaveLength(2)
    expect(document.adoptedStyleSheets.at(-1)).toBe(theirs)
    drop()
    expect(document.adoptedStyleSheets).toEqual([theirs])
  })

  it('is removed from a block that stays as served, and can be applied again', () => {
    const island = islandIn('Served', { early: '&{color:red}' })
    showAsServed(island, true)
    expect(document.body.innerHTML).toBe('<div class="own" data-skerry-served="">Served</div>')
    showAsServed(island, false)
    expect(document.body.innerHTML).toBe('<div class="own">Served</div>')
  })

  it('adds no attribute to blocks that have none', () => {
    const island = islandIn('Served', {})
    showAsServed(island, true)
    expect(document.body.innerHTML).toBe('<div class="own">Served</div>')
  })
})

describe('reserved space', () => {
  const styleOf = (selector: string) => document.querySelector<HTMLElement>(selector)!.style

  it('has an image’s aspect ratio, at most at its natural width', () => {
    reserveRoom([islandIn('<img data-image-dimensions="300x200">', { reserve: 'img' })])
    const { display, width, maxWidth, aspectRatio } = styleOf('img')
    expect([display, width, maxWidth]).toEqual(['block', '100%', '300px'])
    expect(aspectRatio.replaceAll(' ', '')).toBe('300/200')
  })

  it('of a box has the aspect ratio of its first image with dimensions', () => {
    const html = '<div class="box"><img data-image-dimensions="1000"><img data-image-dimensions="400x100"></div>'
    reserveRoom([islandIn(html, { reserve: '.box' })])
    expect(styleOf('.box').aspectRatio.replaceAll(' ', '')).toBe('400/100')
    expect(styleOf('.box').overflow).toBe('hidden')
  })

  it('has the style that its definition returns', () => {
    const reserveStyle = vi.fn(() => 'height: 7px')
    const island = islandIn('<p class="box">', { reserve: '.box', reserveStyle })
    reserveRoom([island])
    expect(styleOf('.box').height).toBe('7px')
    expect(reserveStyle).toHaveBeenCalledWith(document.querySelector('.box'), island.element)
  })

  it('can include classes, until the block is removed', () => {
    const reserveClasses = (element: Element) => [[element.firstElementChild!, 'marked'] as const]
    const island = islandIn('<p class="box"><i class="a"></i></p>', { reserve: '.box', reserveClasses })
    const served = document.body.innerHTML
    reserveRoom([island])
    expect(document.querySelector('i')?.className).toBe('a marked')
    island.release()
    expect(document.body.innerHTML).toBe(served)
  })

  it('can be the block itself', () => {
    const island = islandIn('<img data-image-dimensions="400x100">', { reserve: '.own' })
    reserveRoom([island])
    expect(island.element.style.aspectRatio.replaceAll(' ', '')).toBe('400/100')
  })

  it('does not affect elements that do not match', () => {
    const island = islandIn('<img src="data:," data-image-dimensions="300x200">', { reserve: 'img:not([src])' })
    const served = document.body.innerHTML
    reserveRoom([island, createIsland(island.element, row({}))])
    expect(document.body.innerHTML).toBe(served)
  })

  it('is undone completely', () => {
    const html = '<img data-image-dimensions="300x200"><img data-image-dimensions="3x2" style="color: red;">'
    const island = islandIn(html, { reserve: 'img' })
    const served = document.body.innerHTML
    reserveRoom([island])
    expect(document.body.innerHTML).not.toBe(served)
    island.release()
    expect(document.body.innerHTML).toBe(served)
  })

  it('is released when the block stays as served', () => {
    const island = islandIn('<img data-image-dimensions="300x200">', { reserve: 'img' })
    const served = document.body.innerHTML
    reserveRoom([island])
    showAsServed(island, true)
    expect(document.body.innerHTML).toBe(served)
  })
})

describe('a block whose space cannot be reserved', () => {
  const fail = (): never => {
    throw new Error('no space')
  }

  it.each([
    ['reserveStyle', { reserveStyle: fail }],
    ['reserveClasses', { reserveClasses: fail }],
    ['reserve', { reserve: 'p:' }],
  ])('is reported, stays as served, and takes no space from the others: its %s', (_what, changes) => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    document.body.innerHTML = '<div class="own"><p></p></div><div class="own"><p></p></div>'
    const [bad, good] = [...document.querySelectorAll<HTMLElement>('.own')]
    const rows: Partial<BlockDefinition>[] = [changes, { reserveStyle: () => 'height: 7px' }]
    const islands = [bad!, good!].map((element, index) => createIsland(element, row({ reserve: 'p', ...rows[index] })))
    reserveRoom(islands)
    expect(document.body.innerHTML).toBe(
      '<div class="own"><p></p></div><div class="own"><p style="height: 7px;"></p></div>',
    )
    expect(report).toHaveBeenCalledOnce()
    for (const { release } of islands) release()
    expect(document.querySelector('[style]')).toBeNull()
    vi.unstubAllGlobals()
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

  it('has the class from the scan until the block is removed', () => {
    const { island, served, shown } = narrowIn(414)
    expect(document.querySelector('.part.is-narrow')).not.toBeNull()
    island.release()
    expect(shown()).toBe(served)
  })

  it.each([
    ['is wide enough', 415, undefined],
    ['is hidden', 0, undefined],
    ['has it already', 414, '<p class="part is-narrow">Served</p>'],
  ])('is left alone if it %s', (_what, widthPx, html) => {
    const { island, served, shown } = narrowIn(widthPx, html)
    expect(shown()).toBe(served)
    island.release()
    expect(shown()).toBe(served)
  })
})
