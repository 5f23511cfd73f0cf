import { describe, expect, it } from 'vitest'
import { readPreview } from '../../blocks/search/fetchPreview'

const base = 'https://skerry.example/search'

describe('the answer of the search preview', () => {
  it.each([null, 'no', [], {}, { items: 'no' }])('cannot be shown if it is %j', (answer) => {
    expect(() => readPreview(answer, base)).toThrow('The search preview has no items.')
  })

  it('leaves out what has no title, and addresses that must not be followed', () => {
    const items = [
      null,
      { title: ' ', fullUrl: '/a' },
      { title: 'No address' },
      { title: 'Runs code', fullUrl: 'java\tscript:alert(1)' },
      { title: ' The island ', fullUrl: '/island', excerpt: 7, imageUrl: 'data:image/png,x' },
    ]
    expect(readPreview({ items }, base)).toEqual([
      { title: 'The island', href: 'https://skerry.example/island', excerpt: '', image: '' },
    ])
  })

  it('is at most ten pages long', () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ title: `Page ${index}`, fullUrl: '/' }))
    expect(readPreview({ items }, base)).toHaveLength(10)
  })
})
