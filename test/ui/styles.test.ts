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
  it('adds a part’s rules to the document inside the layer skerry', () => {
    const replace = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync') // happy-dom does not support layers
    adoptStyles('part', css)
    expect(document.adoptedStyleSheets).toHaveLength(1)
    expect(replace).toHaveBeenCalledExactlyOnceWith('@layer skerry{.part { color: red }}')
  })

  it('adds them once for several blocks of the same kind', () => {
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

  it('leaves the host’s sheets alone when everything is undone', () => {
    const hosts = new CSSStyleSheet()
    document.adoptedStyleSheets = [hosts]
    adoptStyles('part', css)
    releaseStyles()
    expect(document.adoptedStyleSheets).toEqual([hosts])
    document.adoptedStyleSheets = []
  })

  it('adds the rules again after they have been removed', () => {
    adoptStyles('part', css)
    releaseStyles()
    adoptStyles('part', css)
    expect(document.adoptedStyleSheets).toHaveLength(1)
  })
})

describe('adoptStyles in a browser without constructable style sheets', () => {
  it('inserts one style element with the nonce, and removes it', () => {
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
