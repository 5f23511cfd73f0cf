import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/comment-count/block'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { forgetShared } from '../../src/browser/shared'
import type { Page } from '../../src/model/page/page'

const host = globalThis as { Static?: object; DISQUSWIDGETS?: object }

beforeEach(() => {
  forgetShared()
  setConsentPolicy(false)
  const append = document.head.append.bind(document.head)
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.type = 'text/plain' // happy-dom would fetch it
    append(...nodes)
  })
})
afterEach(() => {
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  delete host.Static
  delete host.DISQUSWIDGETS
})

interface Settings {
  readonly shortname?: string
  readonly isEnabled?: boolean
}

// The block reads nothing else.
const pageOf = ({ shortname = 'skerry-island', isEnabled = true }: Settings = {}) =>
  ({
    websiteSettings: { commentsEnabled: isEnabled, disqusShortname: shortname },
  }) as unknown as Page

function open(html: string, settings?: Settings) {
  document.body.innerHTML = html
  const element = document.body.firstElementChild as HTMLElement
  const props = parse(element, pageOf(settings))
  return { element, stop: props ? attach(element, props) : () => {} }
}

const link = '<a href="/journal/lights#comments-1" class="sqs-comment-link sqs-disqus-comment-link" data-id="i1"></a>'
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src)
const run = async () => {
  document.querySelector('script')?.onload?.(new Event('load'))
  await Promise.resolve()
  await Promise.resolve()
}

describe('a link to comments at a host', () => {
  it.each([{ isEnabled: false }, { shortname: '' }])(
    'stays as served, without requests, if the site has no comments or stores them itself: %j',
    (settings) => {
      const { element } = open(link, settings)
      expect(element.outerHTML).toBe(link)
      expect(scripts()).toEqual([])
    },
  )

  it('has text at once, and loads the counter from the host of the shortname', () => {
    const { element } = open(link)
    expect(element.textContent).toBe('Comments')
    expect(scripts()).toEqual(['https://skerry-island.disqus.com/count.js'])
    expect(element.classList.contains('disqus-comment-count')).toBe(true)
    expect(element.getAttribute('data-disqus-identifier')).toBe('i1')
  })

  it.each(['Skerry', 'x'.repeat(63)])('accepts the shortname %s', (shortname) => {
    open(link, { shortname })
    expect(scripts()).toEqual([`https://${shortname.toLowerCase()}.disqus.com/count.js`])
  })

  it('keeps the server’s text until there is a number', () => {
    expect(open(link.replace('></a>', '>What others say</a>')).element.textContent).toBe('What others say')
  })

  it('is identified by the URL of its page if it names no item', () => {
    const { element } = open(link.replace(' data-id="i1"', ''))
    expect(element.getAttribute('data-disqus-url')).toBe(new URL('/journal/lights', location.href).href)
    expect(element.hasAttribute('data-disqus-identifier')).toBe(false)
  })

  it.each(['evil.example/', 'evil.example#', 'a b', '-a', 'a-', '//evil', 'evil@', 'é', '<b>', 'x'.repeat(64)])(
    'loads nothing for a shortname that is not a valid host name: %s',
    (shortname) => {
      expect(() => open(link, { shortname })).toThrow(/shortname/)
      expect(scripts()).toEqual([])
    },
  )

  it('stays as served without an item and a URL', () => {
    const { element } = open('<span data-block-type="comment-count">0</span>')
    expect(element.outerHTML).toBe('<span data-block-type="comment-count">0</span>')
  })

  it('may use a counter that the page context names', () => {
    host.Static = {
      SQUARESPACE_CONTEXT: { website: { commentSettings: { counter: '/counters/{shortname}/count.js' } } },
    }
    open(link)
    expect(scripts()).toEqual([new URL('/counters/skerry-island/count.js', location.href).href])
  })

  it.each(['javascript:alert(1)', 'data:text/javascript,1', '', 7])('ignores %j as a counter URL', (counter) => {
    host.Static = { SQUARESPACE_CONTEXT: { website: { commentSettings: { counter } } } }
    open(link)
    expect(scripts()).toEqual(['https://skerry-island.disqus.com/count.js'])
  })

  it('sends no requests before consent under the restrictive policy, and counts after it', () => {
    setConsentPolicy(true)
    open(link)
    expect(scripts()).toEqual([])
    answerConsent('declined')
    expect(scripts()).toEqual([])
    answerConsent('given')
    expect(scripts()).toHaveLength(1)
  })

  it('sends no requests if consent is given after undo', () => {
    setConsentPolicy(true)
    open(link).stop()
    answerConsent('given')
    expect(scripts()).toEqual([])
  })

  it('sends no requests after a decline under an open policy', () => {
    answerConsent('declined')
    expect(open(link).element.textContent).toBe('Comments')
    expect(scripts()).toEqual([])
  })

  it('is counted again if it was added after the script had run', async () => {
    open(link)
    await run()
    const getCount = vi.fn()
    host.DISQUSWIDGETS = { getCount }
    const late = document.createElement('a')
    late.href = '/journal/oven'
    document.body.append(late)
    attach(late, parse(late, pageOf())!)
    await Promise.resolve()
    expect(getCount).toHaveBeenCalledWith({ reset: true })
    expect(scripts()).toHaveLength(1)
  })

  it('is restored by undo, even if the counter has written into it', () => {
    const { element, stop } = open(link)
    element.innerHTML = '<b>4</b> Comments'
    stop()
    expect(document.body.innerHTML).toBe(link)
    setConsentPolicy(false)
    expect(scripts()).toHaveLength(1)
  })
})
