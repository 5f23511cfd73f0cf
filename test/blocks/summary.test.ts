import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/summary/block'
import { summary } from '../../blocks/summary/index'
import { settled } from '../telemetry/collector'

const item = (number: number) =>
  `<div class="summary-item"><a href="/${number}" class="summary-title-link">Item ${number}</a></div>`

function open(settings: object | string, { kind = 'blog', design = '', count = 3 } = {}): HTMLElement {
  const json = typeof settings === 'string' ? settings : JSON.stringify(settings)
  const items = Array.from({ length: count }, (_, index) => item(index + 1))
  document.body.innerHTML = `<div class="sqs-block sqs-block-summary-v2" id="s" data-block-json='${json}'><div class="sqs-block-content">
    <div class="summary-block-wrapper summary-block-collection-type-${kind} ${design && `summary-block-setting-design-${design}`}">
      <header><div class="summary-heading">Journal</div><div class="summary-carousel-pager"><span class="summary-carousel-pager-prev"></span><span class="summary-carousel-pager-next"></span></div></header>
      <div class="summary-item-list">${items.join('')}</div></div></div></div>`
  return document.body.firstElementChild as HTMLElement
}

const listOf = (element: HTMLElement) => element.querySelector<HTMLElement>('.summary-item-list')!
const contentOf = (html: string) => document.createRange().createContextualFragment(html)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  document.body.innerHTML = ''
})

describe('a summary', () => {
  it.each([
    ['autogrid', 'grid'],
    ['autocolumns', 'wall'],
    ['carousel', 'carousel'],
    ['list', 'list'],
    ['something else', 'list'],
  ])('with the design %s is a %s', (design, shown) => {
    const block = open({ design })
    attach(block, parse(block)!)
    expect(listOf(block).dataset.skerrySummary).toBe(shown)
    expect(block.querySelectorAll('.summary-item.positioned')).toHaveLength(3)
    expect(console.warn).not.toHaveBeenCalled()
  })

  it.each(['{"design":', '[]', 'null'])(
    'with the JSON %j has the design of its classes, and warns about the JSON',
    (json) => {
      const block = open(json, { design: 'carousel' })
      expect(parse(block)).toMatchObject({ design: 'carousel', columnWidth: 250, gutter: 0, slidesPerRow: 3 })
      expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('is not JSON'), block)
    },
  )

  it('reads numbers written as text, and ignores invalid ones', () => {
    const numbers = { imageAspectRatio: '1.5', columnWidth: -4, gutter: '30', slidesPerRow: 1e9 }
    expect(parse(open(numbers))).toMatchObject({
      imageAspectRatio: 1.5,
      columnWidth: 250,
      gutter: 30,
      slidesPerRow: 3,
    })
    for (const imageAspectRatio of ['auto', 0, 101]) {
      expect(parse(open({ imageAspectRatio }))).toMatchObject({ imageAspectRatio: null })
    }
    expect(parse(open({ gutter: 300 }))).toMatchObject({ columnWidth: 250, gutter: 250 })
  })

  it.each([
    [0.000001, 800],
    [0, 3],
    [200, 4],
  ])('with a columnWidth of %d has, before its code loads, %d columns in 800 px', (columnWidth, columns) => {
    const block = open({ design: 'autogrid', columnWidth }, { design: 'autogrid' })
    const list = listOf(block)
    vi.spyOn(list, 'clientWidth', 'get').mockReturnValue(800)
    expect(summary.reserveStyle?.(list, block)).toContain(`repeat(${columns},`)
  })

  it('gives its images their common aspect ratio, except in a wall', () => {
    expect(parse(open({ design: 'autogrid', imageAspectRatio: '1.5' }))).toMatchObject({ imageAspectRatio: 1.5 })
    expect(parse(open({ design: 'autocolumns', imageAspectRatio: '1.5' }))).toMatchObject({ imageAspectRatio: null })
  })

  it('crops images unless its settings say otherwise', () => {
    const crops = [{}, { autoCrop: true }, { autoCrop: false }].map((settings) => parse(open(settings))?.autoCrop)
    expect(crops).toEqual([true, true, false])
  })

  it.each([
    ['a percentage', 30, 'left', ['30%', '70%']],
    ['text', '26', 'left', ['26%', '74%']],
    ['missing', undefined, 'left', ['', '']],
    ['too large', 100, 'left', ['', '']],
    ['for a template without floats', 30, 'none', ['', '']],
  ])('divides the width of list items between image and text: listImageSize is %s', (_what, size, float, widths) => {
    const block = open({ design: 'list', listImageSize: size }, { count: 1 })
    block.querySelector('.summary-item')!.innerHTML =
      `<div class="summary-thumbnail-outer-container"><a class="sqs-gallery-image-container"><img alt=""></a></div><div class="sqs-gallery-meta-container" style="float: ${float};">Text</div>`
    const served = block.outerHTML
    const undo = attach(block, parse(block)!)
    const [image, text] = block.querySelector<HTMLElement>('.summary-item')!.children as Iterable<HTMLElement>
    expect([image!.style.width, text!.style.width]).toEqual(widths)
    expect(block.querySelector('.no-image')).toBeNull()
    undo()
    expect(block.outerHTML).toBe(served)
  })

  it.each([
    ['', 3],
    ['<div class="sqsSummaryBlockThumbnailPlaceholder"></div>', 2],
  ])('marks list items without an image, except those with a placeholder: %s', (content, count) => {
    const block = open({ design: 'list' })
    block.querySelector('.summary-item')!.insertAdjacentHTML('beforeend', content)
    attach(block, parse(block)!)
    expect(block.querySelectorAll('.summary-item.no-image')).toHaveLength(count)
  })

  it('is skipped without items', () => {
    expect(parse(open({}, { count: 0 }))).toBeNull()
  })

  it.each(['autogrid', 'autocolumns', 'carousel', 'list'])('is restored by undo: %s', (design) => {
    const block = open({ design })
    const served = block.outerHTML
    attach(block, parse(block)!)()
    expect(block.outerHTML).toBe(served)
  })

  it('as a carousel is a group of numbered slides with two labelled controls', () => {
    const block = open({ design: 'carousel' })
    attach(block, parse(block)!)
    const named = ['role', 'aria-roledescription', 'aria-label'].map((name) => block.getAttribute(name))
    expect(named).toEqual(['group', 'carousel', 'Journal'])
    expect(listOf(block).hasAttribute('role')).toBe(false)
    expect([...block.querySelectorAll('.summary-item')].map((one) => one.getAttribute('aria-label'))).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ])
    const controls = [...block.querySelectorAll('.summary-carousel-pager > *')]
    expect(controls.map((one) => [one.getAttribute('role'), one.getAttribute('aria-label')])).toEqual([
      ['button', 'Previous'],
      ['button', 'Next'],
    ])
  })

  it('as a carousel without a heading has a default label', () => {
    const block = open({ design: 'carousel' })
    block.querySelector('.summary-heading')!.remove()
    attach(block, parse(block)!)
    expect(block.getAttribute('aria-label')).toBe('Summary')
  })
})

describe('a summary of events', () => {
  const events = { design: 'list', collectionId: 'c1', collectionType: 10 }

  async function show(answer: Promise<DocumentFragment | null>, served = open(events, { kind: 'events' })) {
    const fetchEvents = vi.fn(() => answer)
    const undo = attach(served, { ...parse(served)!, fetchEvents })
    await settled()
    return { served, undo, fetchEvents }
  }

  it('requests the current events from the server, and shows them', async () => {
    const { served, undo, fetchEvents } = await show(
      Promise.resolve(contentOf(`<div class="summary-item-list">${item(7)}</div>`)),
    )
    const query = { id: 's', collectionId: 'c1', value: events }
    expect(fetchEvents).toHaveBeenCalledWith(query, expect.any(AbortSignal))
    expect(served.querySelector('.summary-item')?.textContent).toBe('Item 7')
    expect(listOf(served).dataset.skerrySummary).toBe('list')
    undo()
    expect(served.querySelectorAll('.summary-item')).toHaveLength(3)
    expect(served.querySelectorAll('.positioned')).toHaveLength(0)
  })

  it.each([
    ['that the page has already', () => Promise.resolve(contentOf([1, 2, 3].map(item).join('')))],
    ['that are missing', () => Promise.resolve(null)],
    ['that never come', () => Promise.reject(new Error('offline'))],
  ])('keeps the served elements for events %s', async (_what, answer) => {
    const served = open(events, { kind: 'events' })
    const first = served.querySelector('.summary-item')
    await show(answer(), served)
    expect(served.querySelector('.summary-item')).toBe(first)
  })

  it('replaces an event whose text has changed but not its URL', async () => {
    const changed = [1, 2, 3].map(item).join('').replace('Item 2', 'Item 2, at noon')
    const { served } = await show(Promise.resolve(contentOf(`<div class="summary-item-list">${changed}</div>`)))
    expect(served.querySelectorAll('.summary-item')[1]?.textContent).toBe('Item 2, at noon')
  })

  it('ignores a response after the block has been removed', async () => {
    let resolve = (_content: DocumentFragment) => {}
    const answer = new Promise<DocumentFragment>((done) => {
      resolve = done
    })
    const { served, undo } = await show(answer)
    undo()
    resolve(contentOf(item(7)))
    await settled()
    expect(served.querySelectorAll('.summary-item')).toHaveLength(3)
  })
})
