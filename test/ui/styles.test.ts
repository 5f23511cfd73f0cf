import { afterEach, describe, expect, it, vi } from 'vitest'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'
import { adoptStyles, releaseStyles } from '../../src/ui/styles'

const css = '.part { color: red }'

afterEach(() => {
  releaseStyles()
  forgetShared()
})

describe('adoptStyles', () => {
  it('gives the document a part’s rules inside the layer skerry', () => {
    const replace = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync') // happy-dom does not support layers
    adoptStyles('part', css)
    expect(document.adoptedStyleSheets).toHaveLength(1)
    expect(replace).toHaveBeenCalledExactlyOnceWith('@layer skerry{.part { color: red }}')
  })

  it('gives them once, however many blocks of a kind a page has', () => {
    for (let i = 0; i < 3; i++) adoptStyles('part', css)
    expect(document.adoptedStyleSheets).toHaveLength(1)
  })

  it('shares one sheet between the document and a shadow root', () => {
    const shadow = document.createElement('div').attachShadow({ mode: 'open' })
    adoptStyles('part', css)
    adoptStyles('part', css, shadow)
    adoptStyles('part', css, shadow)
    expect(shadow.adoptedStyleSheets).toEqual(document.adoptedStyleSheets)
  })

  it('leaves the sheets of the host alone when everything is taken back', () => {
    const hosts = new CSSStyleSheet()
    document.adoptedStyleSheets = [hosts]
    adoptStyles('part', css)
    releaseStyles()
    expect(document.adoptedStyleSheets).toEqual([hosts])
    document.adoptedStyleSheets = []
  })

  it('gives the rules again after they were taken back', () => {
    adoptStyles('part', css)
    releaseStyles()
    adoptStyles('part', css)
    expect(document.adoptedStyleSheets).toHaveLength(1)
  })
})

describe('adoptStyles in a browser without constructed sheets', () => {
  it('inserts one style element that carries the nonce, and takes it back', () => {
    vi.stubGlobal('CSSStyleSheet', undefined)
    configure({ nonce: 'abc' })
    adoptStyles('part', css)
    adoptStyles('part', css)
    const [style, ...more] = document.querySelectorAll('style')
    expect(more).toHaveLength(0)
    expect(style?.getAttribute('nonce')).toBe('abc')
    expect(style?.textContent).toBe('@layer skerry{.part { color: red }}')
    releaseStyles()
    expect(document.querySelector('style')).toBeNull()
  })
})
