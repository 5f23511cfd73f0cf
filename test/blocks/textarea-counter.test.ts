import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach, parse } from '../../blocks/textarea-counter/block'
import { removeCopies } from '../../src/runtime/removeCopies'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))

afterEach(() => {
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const served = (maximum: string, text = '') =>
  `<div class="form-item field textarea" data-max-length="${maximum}"><label for="t">Message</label><textarea id="t" aria-describedby="hint">${text}</textarea></div>`

function open(markup: string) {
  document.body.innerHTML = markup
  const element = document.querySelector<HTMLElement>('[data-max-length]')!
  const html = element.outerHTML
  const undo = attach(element, parse(element)!)
  const control = document.querySelector<HTMLTextAreaElement>('textarea, input')!
  return {
    element,
    html,
    undo,
    control,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    count: () => element.parentElement!.querySelector('.skerry-counter-count')!.textContent,
    state: () => element.parentElement!.querySelector('.skerry-counter')!.getAttribute('data-state'),
    spoken: () => element.parentElement!.querySelector('[role="status"]')!.textContent,
  }
}

describe('the textarea counter', () => {
  it('shows the length and the maximum', async () => {
    const { count, control, user } = open(served('10', 'abc'))
    expect(count()).toBe('3 / 10')
    await user.type(control, 'de')
    expect(count()).toBe('5 / 10')
  })

  it('shows an error above the maximum, not at it', async () => {
    const { state, control, user } = open(served('5', 'abcd'))
    await user.type(control, 'e')
    expect(state()).toBe('within')
    await user.type(control, 'f')
    expect(state()).toBe('over')
    await user.type(control, '{Backspace}')
    expect(state()).toBe('within')
  })

  it('counts UTF-16 code units, as the length rule does', () => {
    expect(open(served('20', '👨‍👩‍👧‍👦')).count()).toBe('11 / 20')
  })

  it('truncates nothing', async () => {
    const { control, user } = open(served('3'))
    await user.click(control)
    await user.paste('much longer than that')
    expect(control.value).toBe('much longer than that')
    expect(control.hasAttribute('maxlength')).toBe(false)
  })

  it('announces the count when typing pauses', async () => {
    const { control, user, spoken } = open(served('5', ''))
    expect(spoken()).toBe('')
    await user.type(control, 'abc')
    expect(spoken()).toBe('')
    vi.advanceTimersByTime(1100)
    expect(spoken()).toBe('3 of 5 characters')
    await user.type(control, 'def')
    vi.advanceTimersByTime(1100)
    expect(spoken()).toBe('6 of 5 characters. You have exceeded the character limit.')
  })

  it('announces both numbers in the same format', async () => {
    const { control, spoken } = open(served('5000', ''))
    control.value = 'a'.repeat(1200)
    control.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(1000)
    expect(spoken()).toBe('1,200 of 5,000 characters')
  })

  it('announces the count after a second, and no error at the maximum', () => {
    vi.useFakeTimers()
    const { control, spoken } = open(served('5'))
    control.value = 'abcde'
    control.dispatchEvent(new Event('input'))
    vi.advanceTimersByTime(999)
    expect(spoken()).toBe('')
    vi.advanceTimersByTime(1)
    expect(spoken()).toBe('5 of 5 characters')
  })

  it.each([
    ['beside its label', served('5')],
    ['in its label', '<p data-max-length="5"><label>Message <textarea aria-describedby="hint"></textarea></label></p>'],
  ])('gets its own count and description in a copied field: %s', (_, markup) => {
    const { element } = open(markup)
    const copy = element.cloneNode(true) as HTMLElement
    element.after(copy)
    removeCopies(copy)
    const control = copy.querySelector('textarea')!
    control.value = 'abc'
    attach(copy, parse(copy)!)
    expect(Array.from(copy.querySelectorAll('.skerry-counter-count'), (count) => count.textContent)).toEqual(['3 / 5'])
    expect(copy.querySelectorAll('[role="status"]')).toHaveLength(1)
    const described = control.getAttribute('aria-describedby')!.split(' ')
    expect(described).toEqual(['hint', copy.querySelector('.skerry-counter-count')!.id])
    expect(document.querySelectorAll(`[id="${described[1]}"]`)).toHaveLength(1)
  })

  it('adds to the existing description of the field', () => {
    const { control, element } = open(served('5'))
    const [first, second] = control.getAttribute('aria-describedby')!.split(' ')
    expect(first).toBe('hint')
    expect(element.querySelector(`[id="${second}"]`)!.textContent).toBe('0 / 5')
  })

  it('updates the count when the form is reset', () => {
    const { count, control } = open(`<form>${served('9', 'abc')}</form>`)
    control.value = 'abcdef'
    control.dispatchEvent(new Event('input', { bubbles: true }))
    expect(count()).toBe('6 / 9')
    document.querySelector('form')!.reset()
    vi.advanceTimersByTime(1)
    expect(count()).toBe('3 / 9')
  })

  it('works on a single-line field that has the attribute itself', () => {
    expect(open('<p><input data-max-length="4" value="ab"></p>').count()).toBe('2 / 4')
  })

  it('restores the served field when undone', () => {
    const { undo, element, html } = open(served('5', 'a'))
    undo()
    expect(element.outerHTML).toBe(html)
  })

  it.each([
    ['a missing maximum', '<div data-max-length><textarea></textarea></div>'],
    ['a maximum of zero', served('0')],
    ['a maximum that is none', served('many')],
    ['no field', '<div data-max-length="5"></div>'],
    ['a field without text', '<input type="checkbox" data-max-length="5">'],
  ])('shows nothing for %s', (_, markup) => {
    document.body.innerHTML = markup
    expect(parse(document.querySelector<HTMLElement>('[data-max-length]')!)).toBeNull()
  })

  it('appears once if both the field and its wrapper have the attribute', () => {
    document.body.innerHTML = '<div data-max-length="5"><textarea data-max-length="5"></textarea></div>'
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-max-length]')].map(parse)
    expect(drawn.filter((props) => props !== null)).toHaveLength(1)
  })
})
