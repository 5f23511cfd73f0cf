import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/follow/block'
import { answerConsent, setConsentPolicy } from '../../src/browser/consent'
import { forgetShared } from '../../src/browser/shared'

const host = globalThis as { Static?: object; twttr?: object }

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
  vi.useRealTimers()
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  delete host.Static
  delete host.twttr
})

function open(username: string) {
  const element = document.createElement('div')
  element.className = 'squarespace-follow-button'
  element.dataset.username = username
  document.body.append(element)
  return { element, stop: attach(element, parse(element)) }
}

const scripts = () => [...document.querySelectorAll('script')]
const linkIn = (element: HTMLElement) => element.querySelector('a')

describe('a follow button', () => {
  it.each(['foobar', '@foobar', ' foobar '])('shows a link to follow the account at once: %j', (username) => {
    const { element } = open(username)
    expect(linkIn(element)?.textContent).toBe('Follow @foobar')
    expect(linkIn(element)?.href).toBe('https://twitter.com/intent/follow?screen_name=foobar')
    expect(linkIn(element)?.rel).toBe('noopener noreferrer')
    expect(linkIn(element)?.target).toBe('_blank')
    expect(linkIn(element)?.classList.contains('twitter-follow-button')).toBe(true) // the script looks for it
  })

  it.each(['', '@', 'two words', 'a'.repeat(16), 'x"><img src=x onerror=alert(1)>', '../evil', 'é'])(
    'says that the user name %j is invalid, and loads nothing',
    (username) => {
      expect(() => open(username)).toThrow(/data-username/)
      expect(document.querySelector('a')).toBeNull()
      expect(scripts()).toEqual([])
    },
  )

  it('loads the script of the network once for all follow buttons on the page', async () => {
    const [one, other] = [open('foobar').element, open('barfoo').element]
    const load = vi.fn()
    host.twttr = { widgets: { load } }
    expect(scripts().map(({ src }) => src)).toEqual(['https://platform.twitter.com/widgets.js'])
    scripts()[0]?.onload?.(new Event('load'))
    await vi.waitFor(() => expect(load.mock.calls).toEqual([[one], [other]]))
  })

  it('stays a link if the script does not load within ten seconds', async () => {
    vi.useFakeTimers()
    const { element } = open('foobar')
    vi.advanceTimersByTime(9999)
    expect(scripts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(scripts()).toHaveLength(0)
    expect(linkIn(element)?.textContent).toBe('Follow @foobar')
  })

  it('stays a link if the response is not the script', async () => {
    const { element } = open('foobar')
    host.twttr = { widgets: 'no' }
    scripts()[0]?.onload?.(new Event('load'))
    await Promise.resolve()
    expect(linkIn(element)?.textContent).toBe('Follow @foobar')
  })

  it('does not contact the network before consent under the restrictive policy', () => {
    setConsentPolicy(true)
    const { element } = open('foobar')
    expect(linkIn(element)).not.toBeNull()
    expect(scripts()).toEqual([])
    answerConsent('given')
    expect(scripts()).toHaveLength(1)
  })

  it('does not contact the network if consent is given after undo', () => {
    setConsentPolicy(true)
    open('foobar').stop()
    answerConsent('given')
    expect(scripts()).toEqual([])
  })

  it('may use a script that the page context names', () => {
    host.Static = { SQUARESPACE_CONTEXT: { website: { followSettings: { script: '/follow.js' } } } }
    open('foobar')
    expect(scripts().map(({ src }) => src)).toEqual([new URL('/follow.js', location.href).href])
  })

  it('does not contact the network after a decline under an open policy', () => {
    answerConsent('declined')
    const { element } = open('foobar')
    expect(linkIn(element)?.textContent).toBe('Follow @foobar')
    expect(scripts()).toEqual([])
  })

  it('is restored by undo, and nothing is drawn into it later', async () => {
    const { element, stop } = open('foobar')
    const load = vi.fn()
    host.twttr = { widgets: { load } }
    element.innerHTML = '<b>Following</b>'
    stop()
    expect(element.outerHTML).toBe('<div class="squarespace-follow-button" data-username="foobar"></div>')
    scripts()[0]?.onload?.(new Event('load'))
    await Promise.resolve()
    await Promise.resolve()
    expect(load).not.toHaveBeenCalled()
  })
})
