import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach } from '../../blocks/review-request/block'
import type { ReviewProblem, ReviewRequestProps } from '../../blocks/review-request/props'
import { sendReview } from '../../blocks/review-request/reviewRequests'

type Send = NonNullable<ReviewRequestProps['send']>

const stars = [1, 2, 3, 4, 5].map(
  (one) => `<label><input type="radio" name="rating" value="${one}"><b>${one}</b></label>`,
)
const form = `<form><h2>Bread knife</h2><input type="hidden" name="itemId" value="p1">
  <fieldset><legend>Rating</legend>${stars.join('')}</fieldset>
  <textarea name="text"></textarea><input name="name"><button type="submit">Send</button></form>`

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

/** Attaches the page of a request, whose server answers with `answers`, one after the other, as they are released. */
function open({ html = form, answers = [] as (ReviewProblem | null)[] } = {}) {
  document.body.innerHTML = `<div data-review-token="t1">${html}</div>`
  const element = document.querySelector('div')!
  const served = element.outerHTML
  const left = [...answers]
  const send = vi.fn<Send>(async () => left.shift() ?? null)
  const stop = attach(element, { token: 't1', hasForms: true, answer: null, send })
  const field = <T extends HTMLElement = HTMLInputElement>(selector: string) => element.querySelector<T>(selector)!
  return {
    ...{ element, served, send, stop, field },
    group: field<HTMLElement>('fieldset'),
    button: field<HTMLButtonElement>('[type="submit"]'),
    choose(count: number) {
      const radio = field(`[value="${count}"]`)
      radio.checked = true
      radio.dispatchEvent(new Event('change', { bubbles: true }))
    },
    submit: () => field<HTMLFormElement>('form').requestSubmit(),
    problem: () => field<HTMLElement>('button').previousElementSibling?.textContent,
    thanks: () => element.querySelector('[role="status"]'),
  }
}

describe('the form of a review', () => {
  it('sends what was typed, trimmed', async () => {
    const { choose, field, submit, send, thanks, element } = open()
    choose(4)
    field('textarea').value = ' Sharp. '
    field('[name="name"]').value = ' Ada '
    submit()
    await vi.waitFor(() => expect(thanks()?.textContent).toBe('Thank you for your review.'))
    const review = { itemId: 'p1', rating: 4, text: 'Sharp.', name: 'Ada' }
    expect(send).toHaveBeenCalledWith('t1', review, expect.stringMatching(/./))
    expect(thanks()?.previousElementSibling?.textContent).toBe('Bread knife')
    expect(element.querySelector('form')?.style.display).toBe('none')
  })

  it('is not sent if a script on the page cancels the submit event', () => {
    const { choose, submit, send, field } = open()
    field('form').addEventListener('submit', (event) => event.preventDefault(), true)
    choose(4)
    submit()
    expect(send).not.toHaveBeenCalled()
  })

  it('says at the stars that a rating is required', async () => {
    const { group, submit, send, choose, element } = open()
    expect(group.getAttribute('aria-required')).toBe('true')
    submit()
    const message = element.querySelector(`[id="${group.getAttribute('aria-describedby')}"]`)
    expect(message?.textContent).toBe('Please select a star rating')
    expect(send).not.toHaveBeenCalled()
    choose(1)
    expect(group.hasAttribute('aria-describedby')).toBe(false)
    expect(message?.textContent).toBe('')
  })

  it('shows that it is sending, and can be sent again after an error', async () => {
    const { choose, submit, button, problem } = open({ answers: [{ kind: 'other', message: 'Offline.' }] })
    choose(3)
    submit()
    expect(button.textContent).toBe('Sending…')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await vi.waitFor(() => expect(problem()).toBe('Offline.'))
    expect(button.textContent).toBe('Send')
    expect(button.hasAttribute('aria-disabled')).toBe(false)
    submit()
    expect(problem()).toBe('')
  })

  it('cannot be edited while it is being sent, and says so on an <input> button too', async () => {
    const button = '<input type="submit" value="Send">'
    const html = form.replace(/<button.*<\/button>/, button)
    const { choose, submit, field } = open({ html, answers: [{ kind: 'other', message: 'Offline.' }] })
    choose(3)
    submit()
    expect(field('[type="submit"]').value).toBe('Sending…')
    expect([field('textarea').readOnly, field('[name="name"]').readOnly]).toEqual([true, true])
    const chooses = () =>
      field('[value="5"]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(chooses()).toBe(false)
    await vi.waitFor(() => expect(field('[type="submit"]').value).toBe('Send'))
    expect(field('textarea').readOnly).toBe(false)
    expect(chooses()).toBe(true)
  })

  it('has the same idempotency key for a retry, and a new one after a change', async () => {
    const failure = { kind: 'other', message: 'Offline.' } as const
    const { choose, submit, send, problem, field, thanks } = open({ answers: [failure, failure] })
    choose(3)
    for (const text of ['Sharp.', 'Sharp.', 'Blunt.']) {
      field('textarea').value = text
      submit()
      await vi.waitFor(() => expect(problem() || thanks()).toBeTruthy())
    }
    const [first, second, third] = send.mock.calls.map(([, , key]) => key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('shows the choice that the browser restored', () => {
    const { element } = open({ html: form.replace('value="2"', 'value="2" checked') })
    expect(element.querySelector('.skerry-stars-chosen')?.textContent).toBe('2')
  })

  it('turns off the browser’s own validation, which would stop at hidden stars', () => {
    expect(open().field<HTMLFormElement>('form').hasAttribute('novalidate')).toBe(true)
  })

  it('is restored by undo, after a problem and after thanks', async () => {
    const { submit, choose, element, served, stop, thanks } = open()
    submit()
    choose(2)
    submit()
    await vi.waitFor(() => expect(thanks()).not.toBeNull())
    stop()
    expect(element.outerHTML).toBe(served)
    const failed = open()
    failed.submit()
    failed.stop()
    expect(failed.element.outerHTML).toBe(failed.served)
  })

  it('stays as served without stars or a button', () => {
    for (const html of [form.replace(/<fieldset>.*<\/fieldset>/s, ''), form.replace(/<button.*<\/button>/, '')]) {
      const { element, served } = open({ html })
      expect(element.outerHTML).toBe(served)
    }
  })
})

it('a review is sent with its idempotency key, to the URL of its token', async () => {
  const fetch = vi.fn(async (_: Request) => Response.json({}))
  vi.stubGlobal('fetch', fetch)
  const review = { itemId: 'p1', rating: 4, text: '', name: '' }
  expect(await sendReview('a/b', review, 'k1')).toBeNull()
  const [request] = fetch.mock.calls[0]!
  expect(new URL(request.url).pathname).toBe('/api/commerce/review-requests/a%2Fb')
  expect(request.headers.get('Idempotency-Key')).toBe('k1')
})

it('a review that is refused for a reason of another name says so in words', async () => {
  const reply = { errorKey: 'constructor', message: 'Not today' }
  vi.stubGlobal('fetch', async () => Response.json(reply, { status: 400 }))
  const review = { itemId: 'p1', rating: 4, text: '', name: '' }
  expect(await sendReview('t1', review, 'k1')).toEqual({ kind: 'other', message: 'Not today' })
})
