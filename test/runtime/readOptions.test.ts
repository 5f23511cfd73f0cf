import { afterEach, describe, expect, it } from 'vitest'
import { findScriptTag, readOptions } from '../../src/runtime/readOptions'

const tag = (attributes: { readonly [name: string]: string } = {}) => {
  const script = document.createElement('script')
  script.type = 'text/plain'
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  return script
}

describe('the script tag’s attributes', () => {
  it('are undefined if missing, so that every default applies', () => {
    expect(readOptions(tag())).toEqual({})
  })

  it('are each read into their option', () => {
    const script = tag({
      'data-api-base': 'https://site.example/',
      'data-csp': 'strict',
      'data-email-policy': 'standard',
      'data-poster': 'provider',
      'data-locale': 'de-AT',
      'data-hosted-sites': 'shop.example, .hosted.example  other.example',
      'data-debug': '',
      'data-performance': '',
    })
    script.nonce = 'abc'
    expect(readOptions(script)).toEqual({
      apiBase: 'https://site.example/',
      csp: 'strict',
      emailPolicy: 'standard',
      poster: 'provider',
      locale: 'de-AT',
      hostedSites: ['shop.example', '.hosted.example', 'other.example'],
      debug: true,
      performance: true,
      nonce: 'abc',
    })
  })

  it('keep their defaults if their values are unknown', () => {
    expect(
      readOptions(tag({ 'data-csp': 'lax', 'data-email-policy': 'mine', 'data-poster': 'mine', 'data-locale': '' })),
    ).toEqual({})
  })

  it('accept their values in any case', () => {
    const script = tag({ 'data-csp': 'Strict', 'data-email-policy': ' STANDARD ', 'data-debug': 'False' })
    expect(readOptions(script)).toEqual({ csp: 'strict', emailPolicy: 'standard', debug: false })
  })

  it('can turn off debugging, performance measurement and telemetry', () => {
    const script = tag({ 'data-debug': 'false', 'data-performance': 'false', 'data-telemetry': 'false' })
    expect(readOptions(script)).toEqual({ debug: false, performance: false, telemetry: false })
  })
})

describe('the script tag', () => {
  afterEach(() => document.head.replaceChildren())

  it('of a module is found by its URL', () => {
    const [other, own] = [tag({ src: 'http://site.test/other.mjs' }), tag({ src: 'http://site.test/skerry.mjs' })]
    document.head.append(other, own)
    expect(findScriptTag('http://site.test/skerry.mjs')).toBe(own)
  })

  it('of a module that the server redirected is found by its file name', () => {
    const own = tag({ src: 'http://cdn.test/skerry@latest/skerry.mjs?v=1' })
    // Scripts of SVG have no `src`.
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'script')
    document.head.append(drawing, tag({ src: 'http://site.test/other.mjs' }), own)
    expect(findScriptTag('http://cdn.test/skerry@1.2.3/skerry.mjs')).toBe(own)
  })

  it.each(['http://site.test/start-skerry.mjs', 'http://site.test/skerry/start.mjs'])(
    'is null if %s imported the module',
    (src) => {
      document.head.append(tag({ src }))
      expect(findScriptTag('http://site.test/skerry.mjs')).toBeNull()
    },
  )

  it.each(['data:text/javascript,import"x"', 'http://site.test/', undefined])(
    'with the module URL %j is not another script',
    (url) => {
      document.head.append(tag({ src: 'http://site.test/other.mjs' }), tag({}))
      expect(findScriptTag(url)).toBeNull()
    },
  )

  it('is null if other code imported the module', () => {
    document.head.append(tag({}))
    document.head.append(tag({ src: 'http://site.test/other.mjs' }))
    expect(findScriptTag('http://site.test/skerry.mjs')).toBeNull()
    expect(findScriptTag(undefined)).toBeNull()
  })
})
