import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/share/block'
import { shareLinks } from '../../blocks/share/shareLinks'

const shared = {
  url: 'https://skerry.test/light?a=1&b=2',
  title: 'Light & dark',
  image: 'https://skerry.test/a b.jpg',
}

function read(attributes: string, content = '') {
  document.body.innerHTML = `<span class="squarespace-social-buttons" ${attributes}>${content}</span>`
  return parse(document.querySelector('span')!)
}

describe('a share link', () => {
  it.each([
    ['Facebook', 'https://www.facebook.com', { u: shared.url }],
    ['LinkedIn', 'https://www.linkedin.com', { url: shared.url }],
    ['Pinterest', 'https://www.pinterest.com', { url: shared.url, media: shared.image, description: shared.title }],
    ['X', 'https://x.com', { url: shared.url, text: shared.title }],
  ])('opens %s with the shared content', (name, origin, fields) => {
    const url = new URL(shareLinks(shared).find((link) => link.name === name)!.href)
    expect(url.origin).toBe(origin)
    expect(Object.fromEntries(url.searchParams)).toEqual(fields)
  })

  it('opens Email with the shared content', () => {
    const { href } = shareLinks(shared).at(-1)!
    expect(href).toBe('mailto:?subject=Light%20%26%20dark&body=https%3A%2F%2Fskerry.test%2Flight%3Fa%3D1%26b%3D2')
  })

  it('includes no image network without an image', () => {
    expect(shareLinks({ ...shared, image: '' }).map(({ name }) => name)).not.toContain('Pinterest')
  })
})

describe('a share button', () => {
  it('shares the URL, title and image in its attributes', () => {
    expect(read('data-full-url="/boats" data-title="Boats" data-asset-url="/boat.jpg"')).toEqual({
      url: new URL('/boats', location.href).href,
      title: 'Boats',
      image: new URL('/boat.jpg', location.href).href,
    })
  })

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'https://'])(
    'shares the current page instead of %j',
    (address) => {
      document.title = 'This page'
      expect(read(`data-full-url="${address}" data-asset-url="${address}"`)).toEqual({
        url: location.href,
        title: 'This page',
        image: '',
      })
    },
  )

  it('is left unchanged if the server has rendered content', () => {
    expect(read('', '<a href="/">Share</a>')).toBeNull()
  })
})

describe('a pressed share button', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share')
    Reflect.deleteProperty(navigator, 'canShare')
    vi.restoreAllMocks()
  })

  /** Attaches a button, in a browser with the given functions of `navigator`. */
  function open(browser: { readonly share?: unknown; readonly canShare?: unknown } = {}) {
    for (const [name, value] of Object.entries({ share: undefined, canShare: undefined, ...browser })) {
      Object.defineProperty(navigator, name, { value, configurable: true })
    }
    document.body.innerHTML = '<span></span>'
    const element = document.querySelector('span')!
    const stop = attach(element, shared)
    const [button, list] = [element.querySelector('button')!, element.querySelector('ul')!]
    const link = (name: string) => [...list.querySelectorAll('a')].find((one) => one.textContent === name)!
    const press = async () => {
      button.click()
      await Promise.resolve()
      await Promise.resolve()
    }
    return { element, stop, button, list, press, link }
  }

  it('shows links, and hides them when it is pressed again', async () => {
    const { button, list, press } = open()
    expect([list.hidden, button.getAttribute('aria-expanded')]).toEqual([true, 'false'])
    await press()
    await vi.waitFor(() => expect([list.hidden, button.getAttribute('aria-expanded')]).toEqual([false, 'true']))
    await press()
    expect([list.hidden, button.getAttribute('aria-expanded')]).toEqual([true, 'false'])
  })

  it.each([
    ['can share', { canShare: () => true }],
    ['does not say what it can share', {}],
  ])('opens the share sheet if the browser %s, and is not marked as expandable', async (_, browser) => {
    const share = vi.fn(async () => {})
    const { button, list, press } = open({ share, ...browser })
    expect(button.hasAttribute('aria-expanded')).toBe(false)
    expect(button.type).toBe('button') // it may be in a form
    await press()
    expect(share).toHaveBeenCalledWith({ url: shared.url, title: shared.title })
    expect(list.hidden).toBe(true)
  })

  it('shows links if the browser cannot share this data', async () => {
    const share = vi.fn(async () => {})
    const { list, press } = open({ share, canShare: () => false })
    await press()
    await vi.waitFor(() => expect(list.hidden).toBe(false))
    expect(share).not.toHaveBeenCalled()
  })

  it('leaves Escape alone until its links are shown', async () => {
    const { button, list, press } = open()
    const pressEscape = () => {
      const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
      button.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(pressEscape()).toBe(false)
    await press()
    await vi.waitFor(() => expect(list.hidden).toBe(false))
    expect([pressEscape(), list.hidden]).toEqual([true, true])
  })

  it.each([
    ['in a small window on a plain click', 'X', {}, true],
    ['in a new tab if the visitor wants one', 'X', { ctrlKey: true }, false],
    ['in a mail program', 'Email', {}, false],
  ])('has links that open %s', (_, name, keys, isSmall) => {
    const { link } = open()
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    link(name).dispatchEvent(click)
    expect(click.defaultPrevented).toBe(isSmall)
    const small = opened.mock.calls.filter(([, , features]) => features?.startsWith('popup,noopener'))
    expect(small.map(([url]) => url)).toEqual(isSmall ? [link(name).href] : [])
    expect([link(name).target, link(name).rel]).toEqual(['_blank', 'noopener noreferrer'])
  })

  it('is removed by undo', () => {
    const { element, stop } = open()
    stop()
    expect(element.outerHTML).toBe('<span></span>')
  })
})
