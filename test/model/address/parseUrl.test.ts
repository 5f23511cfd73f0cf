import { describe, expect, it } from 'vitest'
import { parseUrl } from '../../../src/model/address/parseUrl'

describe('parsing a URL', () => {
  it.each([
    ['/a?b=1', 'https://site.example/x/', 'https://site.example/a?b=1'],
    ['https://other.example', undefined, 'https://other.example/'],
    ['/a', undefined, undefined],
    ['https://', 'https://site.example/', undefined],
  ])('%s on %s', (text, base, href) => {
    expect(parseUrl(text, base)?.href).toBe(href)
  })
})
