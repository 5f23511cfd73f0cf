import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/like/block'
import { saveLike } from '../../blocks/like/saveLike'
import { scenarios } from '../../mocks'
import { forgetShared } from '../../src/browser/shared'
import { useMockNetwork as mockNetwork } from '../support/mockNetwork'

const network = mockNetwork()
const itemId = '5f0c0000000000000000b002'
const parts = '<span class="like-icon"></span> <span class="like-count"></span>'

beforeEach(() => localStorage.clear())
afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** Serves like buttons, as after a reload, and attaches them. */
function open(count = 123, buttons = 1, { tag = 'span', content = parts } = {}) {
  forgetShared()
  const one = `<${tag} class="sqs-simple-like" data-item-id="${itemId}" data-like-count="${count}">${content}</${tag}>`
  document.body.innerHTML = one.repeat(buttons)
  const served = document.body.innerHTML
  const elements = [...document.querySelectorAll<HTMLElement>('.sqs-simple-like')]
  const stops = elements.map((element) => attach(element, parse(element)))
  return { elements, first: elements[0]!, served, stop: () => stops.map((stop) => stop()) }
}

/** Stores a like as another page would. */
const store = (like: string) => localStorage.setItem(`skerry.like.${itemId}`, `{"value":${like}}`)
const saidBy = (button: HTMLElement) => button.querySelector('.like-count')?.textContent
const isLiked = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
const status = () => document.querySelector('[role="status"]')?.textContent
const sent = () => network.backend.log.map(({ method, path }) => `${method} ${new URL(path, 'http://x').pathname}`)
const countOf = () => network.backend.state.likes[itemId]?.sessions.length

describe('a like button', () => {
  it('shows the number of likes, and has the role of a button', () => {
    const { first } = open(1)
    expect(saidBy(first)).toBe('1 Like')
    expect(first.getAttribute('role')).toBe('button')
    expect(first.tabIndex).toBe(0)
    expect(first.getAttribute('aria-label')).toBe('Like this: 1 Like')
    expect(isLiked(first)).toBe(false)
    expect(sent()).toEqual([])
  })

  it.each(['', '-4', 'many', '1e9', '<b>'])('shows 0 if the served count is %j', (count) => {
    forgetShared()
    document.body.innerHTML = `<span class="sqs-simple-like" data-item-id="${itemId}" data-like-count="${count}"></span>`
    const element = document.querySelector<HTMLElement>('.sqs-simple-like')!
    attach(element, parse(element))
    expect(saidBy(element)).toBe('0 Likes')
  })

  it('counts a like at once, before the server does, and announces it', async () => {
    const { first } = open()
    first.click()
    expect(saidBy(first)).toBe('124 Likes')
    expect(isLiked(first)).toBe(true)
    expect(first.classList.contains('clicked')).toBe(true)
    expect(status()).toBe('You like this. 124 Likes')
    expect(document.querySelector<HTMLElement>('[role="status"]')?.dataset.state).toBe('saved')
    expect(countOf()).toBe(0)
    await expect.poll(countOf).toBe(1)
    expect(sent()).toEqual([`POST /api/content-items/${itemId}/like`])
  })

  it('shows the server’s count, which others have changed in the meantime', async () => {
    network.backend.state.likes[itemId] = { others: 130, sessions: [] }
    const { first } = open()
    first.click()
    await expect.poll(() => saidBy(first)).toBe('131 Likes')
  })

  it('is liked after a reload, even if the served count does not include the like yet', async () => {
    open().first.click()
    await expect.poll(() => localStorage.length).toBe(1)
    const { first } = open(123)
    expect([isLiked(first), saidBy(first)]).toEqual([true, '124 Likes'])
    const later = open(150).first
    expect([isLiked(later), saidBy(later)]).toEqual([true, '150 Likes'])
  })

  it('never shows a count below 0 when a stored like is removed', async () => {
    store('{"served":123,"count":124}')
    const { first } = open(0)
    expect([isLiked(first), saidBy(first)]).toEqual([true, '0 Likes'])
    first.click()
    expect([isLiked(first), saidBy(first)]).toEqual([false, '0 Likes'])
    await expect.poll(() => localStorage.length).toBe(0)
    await expect.poll(() => network.backend.log.at(-1)?.outcome).toBe(200) // or it would be part of the next test
  })

  it.each(['{"served":123,"count":"<b>"}', '{"served":"123","count":5}', '7'])(
    'ignores what another script stored: %s',
    (stored) => {
      store(stored)
      const { first } = open()
      expect([isLiked(first), saidBy(first)]).toEqual([false, '123 Likes'])
    },
  )

  it('removes a like, even after a reload', async () => {
    const { first } = open()
    first.click()
    await expect.poll(countOf).toBe(1)
    await expect.poll(() => localStorage.length).toBe(1)
    first.click()
    expect(status()).toBe('You no longer like this. 123 Likes')
    await expect.poll(countOf).toBe(0)
    await expect.poll(() => localStorage.length).toBe(0)
    expect(isLiked(open().first)).toBe(false)
  })

  it('saves the state that the visitor saw last, however fast they press', async () => {
    network.use(scenarios.slow)
    const { first } = open()
    for (let press = 0; press < 5; press++) first.click()
    await expect.poll(countOf).toBe(1)
    expect(isLiked(first)).toBe(true)
    expect(sent()).toHaveLength(1)
  })

  it.each([
    ['serverError', 'This could not be saved. Please try again.'],
    ['rateLimited', 'This could not be saved. Please try again.'],
    ['offline', 'Please check your internet connection.'],
  ] as const)('reverts a like that cannot be saved, and says so: %s', async (name, problem) => {
    network.use(scenarios[name])
    const { first } = open()
    first.click()
    expect(isLiked(first)).toBe(true)
    await expect.poll(status).toBe(problem)
    expect(document.querySelector<HTMLElement>('[role="status"]')?.dataset.state).toBe('failed')
    expect([isLiked(first), saidBy(first)]).toEqual([false, '123 Likes'])
    expect(localStorage.length).toBe(0)
    network.use()
    first.click()
    await expect.poll(countOf).toBe(1)
  })

  it.each(['notJson', 'emptyBody'] as const)('never shows an invalid count: %s', async (name) => {
    network.use(scenarios[name])
    const { first } = open()
    first.click()
    await expect.poll(status).toMatch(name === 'notJson' ? /could not be saved/ : /^You like this/)
    expect(saidBy(first)).toBe(name === 'notJson' ? '123 Likes' : '124 Likes')
    await expect.poll(() => sent().length).toBe(1)
  })

  it.each([-5, '9', 1e99, 1.5, null, {}])('shows its own count if the server’s is %j', async (likeCount) => {
    network.msw.use(http.post('*/like', () => HttpResponse.json({ likeCount })))
    const { first } = open(0)
    first.click()
    localStorage.clear() // it is kept at once, and again when the server has answered
    await expect.poll(() => localStorage.length).toBe(1)
    expect(saidBy(first)).toBe(likeCount === -5 ? '0 Likes' : '1 Like')
  })

  it('stores a like before the server responds, because the visitor may leave', async () => {
    network.msw.use(http.post('*/like', () => new Promise<never>(() => {})))
    open().first.click()
    expect(localStorage.length).toBe(1)
    expect(isLiked(open().first)).toBe(true)
  })

  it('removes a stored like if the server refuses it', async () => {
    network.msw.use(http.post('*/like', () => HttpResponse.json({}, { status: 403 })))
    const { first } = open()
    first.click()
    await expect.poll(() => isLiked(first)).toBe(false)
    expect(localStorage.length).toBe(0)
  })

  it('changes together with the other buttons of its item', async () => {
    const [one, other] = open(123, 2).elements
    one!.click()
    expect([saidBy(one!), saidBy(other!), isLiked(other!)]).toEqual(['124 Likes', '124 Likes', true])
    await expect.poll(countOf).toBe(1)
  })

  it('announces its own result, while the other buttons of its item stay silent', async () => {
    network.use(scenarios.serverError)
    const [one, other] = open(123, 2).elements
    const said = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)
    one!.click()
    expect(said()).toEqual(['You like this. 124 Likes', ''])
    await expect.poll(said).toEqual(['This could not be saved. Please try again.', ''])
    network.use()
    other!.click()
    expect(said()).toEqual(['', 'You like this. 124 Likes'])
    await expect.poll(countOf).toBe(1)
  })

  it('is updated in other tabs and on pages in the back/forward cache', async () => {
    const { elements } = open(123, 2)
    store('{"served":123,"count":124}')
    window.dispatchEvent(new Event('storage'))
    expect(elements.map((button) => [isLiked(button), saidBy(button)])).toEqual([
      [true, '124 Likes'],
      [true, '124 Likes'],
    ])
    localStorage.removeItem(`skerry.like.${itemId}`)
    window.dispatchEvent(new Event('pageshow'))
    expect(elements.map(isLiked)).toEqual([true, true])
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(elements.map(isLiked)).toEqual([false, false])
    expect(status()).toBe('')
  })

  it('responds to Enter and Space, but not to a held key or a modifier', async () => {
    const { first } = open()
    const press = (key: string, more = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
      first.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(press(' ')).toBe(true)
    expect(isLiked(first)).toBe(true)
    expect(press(' ', { repeat: true })).toBe(true)
    expect(press('Enter', { ctrlKey: true })).toBe(false)
    expect(isLiked(first)).toBe(true)
    press('Enter')
    expect(isLiked(first)).toBe(false)
    await expect.poll(() => sent().length).toBe(2)
    expect(countOf()).toBe(0)
  })

  it('leaves keys to a real button, whose click does not trigger its default action', async () => {
    const { first } = open(123, 1, { tag: 'button' })
    expect([first.hasAttribute('role'), first.hasAttribute('tabindex')]).toEqual([false, false])
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    expect([first.dispatchEvent(enter), isLiked(first)]).toEqual([true, false])
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    expect([first.dispatchEvent(click), isLiked(first)]).toEqual([false, true])
    await expect.poll(countOf).toBe(1)
  })

  it('has a heart in its icon, or before the number, unless it has an image', () => {
    expect(open().first.querySelectorAll('.like-icon > svg')).toHaveLength(1)
    expect(open(1, 1, { content: '' }).first.firstElementChild?.localName).toBe('svg')
    for (const image of ['<svg></svg>', '<img alt="">']) {
      const { first } = open(1, 1, { content: `<span class="like-icon">${image}</span>` })
      expect(first.querySelectorAll('svg, img')).toHaveLength(1)
    }
  })

  it('is restored by undo, and ignores clicks', async () => {
    network.backend.state.likes[itemId] = { others: 130, sessions: [] }
    const { first, served, stop } = open()
    first.click()
    stop()
    expect(document.body.innerHTML).toBe(served)
    first.click()
    await expect.poll(countOf).toBe(1)
    expect(document.body.innerHTML).toBe(served)
    expect(sent()).toHaveLength(1)
  })

  it('says which attribute is missing if it has no item', () => {
    document.body.innerHTML = '<span class="sqs-simple-like" data-like-count="1"></span>'
    expect(() => parse(document.querySelector('span')!)).toThrow(/data-item-id/)
  })

  it('is saved with its item id encoded in the URL, even if the visitor leaves the page', async () => {
    const sends: [url: string, isKeptAlive: boolean | undefined][] = []
    const RequestWithKeepalive = class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input, init)
        sends.push([new URL(this.url).pathname, init?.keepalive]) // happy-dom's own has no keepalive
      }
    }
    vi.stubGlobal('Request', RequestWithKeepalive)
    vi.stubGlobal('fetch', async () => Response.json({ likeCount: 1 }))
    await saveLike('a/../b?c', true)
    expect(sends).toContainEqual(['/api/content-items/a%2F..%2Fb%3Fc/like', true])
  })
})
