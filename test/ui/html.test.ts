import { afterEach, describe, expect, it, vi } from 'vitest'
import { servedHtml } from '../../src/browser/servedHtml'
import { configure } from '../../src/browser/settings'
import { forgetShared } from '../../src/browser/shared'
import { readHtml, runTrustedHtml, sanitiseHtml } from '../../src/ui/html'

afterEach(() => {
  forgetShared()
  document.body.replaceChildren()
})

// The result of sanitising is tested in html.page.test.ts: DOMPurify and the browser's sanitiser need a real DOM.

describe('readHtml', () => {
  it('returns elements without adding them to the page', () => {
    const content = readHtml('<iframe src="https://video.example/1"></iframe>')
    expect(content.querySelector('iframe')?.getAttribute('src')).toBe('https://video.example/1')
    expect(document.querySelector('iframe')).toBeNull()
  })
})

describe('sanitiseHtml', () => {
  afterEach(() => {
    delete (Element.prototype as { setHTML?: unknown }).setHTML
  })

  it('removes URLs that run code if the browser’s sanitiser keeps them, even with ignored characters inside', async () => {
    const setHTML = function (this: Element, html: string) {
      this.innerHTML = html
    }
    Object.assign(Element.prototype, { setHTML })
    const urls = ['javascript:a()', 'java&#10;script:a()', ' vb&#9;script:a()', '/script:a']
    const content = await sanitiseHtml(urls.map((url) => `<p about="${url}">${url}</p>`).join(''))
    expect([...content.querySelectorAll('p')].map((one) => one.getAttribute('about'))).toEqual([
      null,
      null,
      null,
      '/script:a',
    ])
  })
})

/** Serves the owner's post-submit HTML with the page. */
function serve(html: string): void {
  const holder = document.createElement('div')
  holder.setAttribute('data-submission-html', html)
  servedHtml().read = () => [holder]
}

describe('runTrustedHtml', () => {
  const target = () => document.body.appendChild(document.createElement('div'))

  it('shows the owner’s post-submit HTML with the tag’s nonce on its scripts', async () => {
    configure({ nonce: 'abc' })
    const place = target()
    const html = '<p>Thank you</p><script data-pixel="1">window.pixel = 1</script>'
    serve(html)
    await runTrustedHtml(place, html)
    expect(place.querySelector('p')?.textContent).toBe('Thank you')
    const script = place.querySelector('script')
    expect(script?.dataset.pixel).toBe('1')
    expect(script?.nonce).toBe('abc')
  })
})

describe('under Trusted Types', () => {
  it('creates one policy named skerry and passes all HTML through it', async () => {
    delete (globalThis as { [key: symbol]: unknown })[Symbol.for('skerry.trustedTypes')]
    const createHTML = vi.fn((html: string) => html)
    const createPolicy = vi.fn(() => ({ createHTML, createScript: String, createScriptURL: String }))
    vi.stubGlobal('trustedTypes', { createPolicy })
    readHtml('<p>one</p>')
    serve('<p>two</p>')
    await runTrustedHtml(document.body, '<p>two</p>')
    forgetShared()
    readHtml('<p>three</p>')
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('skerry', expect.anything())
    expect(createHTML.mock.calls.flat()).toEqual(['<p>one</p>', '<p>two</p>', '<p>three</p>'])
    delete (globalThis as { [key: symbol]: unknown })[Symbol.for('skerry.trustedTypes')]
  })
})
