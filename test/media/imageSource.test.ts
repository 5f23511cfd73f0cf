import { describe, expect, it } from 'vitest'
import { hasWidths, imageWidths, lazySource, pickWidth, sourceAt } from '../../src/media/imageSource'

const platformUrl = 'https://images.site.test/content/v1/5f0c0000000000000000b001/1605-ABC/tree.jpg'

it.each([
  ['<img data-src="a.jpg" data-image="b.jpg">', 'a.jpg'],
  ['<img data-src="" data-image="b.jpg">', 'b.jpg'],
  ['<img src="data:,">', ''],
])('the source of %s is "%s"', (html, source) => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  expect(lazySource(body.querySelector('img')!)).toBe(source)
})

describe('pickWidth', () => {
  it('offers the specification’s seven widths', () => {
    expect([...imageWidths].reverse()).toEqual([2500, 1500, 1000, 750, 500, 300, 100])
  })

  it.each([
    [0, 100],
    [100, 100],
    [105, 100],
    [106, 300],
    [780, 750],
    [790, 1000],
    [1536, 1500],
    [1600, 2500],
    [9000, 2500],
  ])('for %d pixels chooses %d, with a tolerance of 5 % (decision 45)', (need, width) => {
    expect(pickWidth(need)).toBe(width)
  })
})

describe('sourceAt', () => {
  it('requests the width for the platform’s image paths', () => {
    expect(sourceAt(platformUrl, 750)).toBe(`${platformUrl}?format=750w`)
  })

  it('requests the width for the platform’s older image paths too', () => {
    const old = 'https://static.site.test/static/5f0c0000000000000000b001/t/tree.jpg'
    expect(sourceAt(old, 750)).toBe(`${old}?format=750w`)
  })

  it('replaces an existing format and keeps the rest of the query', () => {
    expect(sourceAt('/a.jpg?v=2&format=1500w&c=%20x#top', 300)).toBe('/a.jpg?v=2&format=300w&c=%20x#top')
  })

  it('adds the format to an existing query, before the fragment', () => {
    expect(sourceAt(`${platformUrl}?v=1#a`, 100)).toBe(`${platformUrl}?v=1&format=100w#a`)
  })

  it.each([
    '../assets/plant.png',
    '/images/a.jpg?signature=abc',
    '/images/a.jpg?reformat=abc',
    'data:image/svg+xml,<svg/>',
    'https://cdn.test/a.jpg',
  ])('leaves %s unchanged', (url) => {
    expect(sourceAt(url, 750)).toBe(url)
    expect(hasWidths(url)).toBe(false)
  })
})
