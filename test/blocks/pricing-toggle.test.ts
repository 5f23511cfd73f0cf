import { afterEach, describe, expect, it, vi } from 'vitest'
import { attach, parse, prepare } from '../../blocks/pricing-toggle/block'
import type { JoinProblem } from '../../blocks/pricing-toggle/props'

afterEach(() => {
  document.body.innerHTML = ''
  history.replaceState(null, '', location.pathname)
})

const priceOf = (place: number) => `<p data-pricing-option="${place}">Price ${place}</p>`

/** Serves two prices with their join buttons, and attaches them. */
function shown({
  join,
  selected = '',
  hasIds = true,
  tag = 'a',
}: {
  join?: () => Promise<JoinProblem>
  selected?: string
  hasIds?: boolean
  tag?: string
} = {}) {
  const option = (id: string) =>
    `<li><span class="ma-pricing-option-button ${id === selected ? 'ma-pricing-option-selected' : ''}" data-option-id="${hasIds ? id : ''}">${id}</span></li>`
  const area = join ? 'data-member-area-id="area"' : ''
  document.body.innerHTML = `<div id="sqs-member-access-page-root" ${area}>
    <div class="ma-pricing-toggle-wrapper"><ul class="ma-pricing-options">${option('month')}${option('year')}</ul></div>
    ${priceOf(0)}${priceOf(1)}${`<${tag} class="join-button">Join</${tag.split(' ')[0]}>`.repeat(2)}
  </div>`
  const served = document.body.innerHTML
  const element = document.querySelector<HTMLElement>('.ma-pricing-toggle-wrapper')!
  const undo = attach(element, { ...parse(element)!, ...(join && { join }) })
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const [month, year] = all('.ma-pricing-option-button') as [HTMLElement, HTMLElement]
  const checked = () => all('[aria-checked="true"]').map(({ textContent }) => textContent)
  const visible = () => all('[data-pricing-option]').filter(({ style }) => style.display !== 'none')
  return { undo, served, month, year, checked, visible, all, join: all('.join-button')[0]! }
}

const press = (on: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

describe('the prices of a member area', () => {
  it('are left as served if there is only one, and load no code if the server links to the checkout', async () => {
    document.body.innerHTML = '<div><span class="ma-pricing-option-button"></span></div>'
    expect(parse(document.querySelector('div')!)).toBeNull()
    const props = { group: document.body, options: [], areaId: '' }
    expect(await prepare(props)).toBe(props)
    expect((await prepare({ ...props, areaId: 'a' })).join).toBeTypeOf('function')
  })

  it('are a radio group with one price checked, visible and in the tab order', () => {
    const { month, year, checked, visible, all } = shown()
    expect(all('.ma-pricing-options').map((one) => one.getAttribute('role'))).toEqual(['radiogroup'])
    expect(all('li').map((one) => one.getAttribute('role'))).toEqual(['presentation', 'presentation'])
    expect([checked(), month.tabIndex, year.tabIndex]).toEqual([['month'], 0, -1])
    year.click()
    expect([checked(), month.tabIndex, year.tabIndex]).toEqual([['year'], -1, 0])
    expect(visible().map(({ textContent }) => textContent)).toEqual(['Price 1'])
    expect(all('.hide').map(({ textContent }) => textContent)).toEqual(['Price 0', 'Join'])
    expect(year.classList.contains('ma-pricing-option-selected')).toBe(true)
  })

  it.each([
    ['', 'year', 'year'],
    ['?option=month', 'year', 'month'],
    ['?option=week', '', 'month'],
    ['?option=', 'year', 'year'],
  ])('with the URL query %j and the server’s choice %j start with %j', (search, selected, expected) => {
    history.replaceState(null, '', location.pathname + search)
    expect(shown({ selected }).checked()).toEqual([expected])
  })

  it('start with the price that the server has selected if they have no ids', () => {
    history.replaceState(null, '', `${location.pathname}?option=`)
    const { all } = shown({ selected: 'year', hasIds: false })
    expect(all('[aria-checked="true"]').map(({ textContent }) => textContent)).toEqual(['year'])
  })

  it.each([
    ['ArrowRight', 'year'],
    ['ArrowDown', 'year'],
    ['ArrowLeft', 'year'],
    ['Enter', 'month'],
  ])('are chosen with the arrow keys, wrapping around: %s', (key, expected) => {
    const { month, checked } = shown()
    month.focus()
    expect(press(month, key)).toBe(expected === 'month')
    expect([checked(), document.activeElement?.textContent]).toEqual([[expected], expected])
  })

  it('join once by key if the button is a plain element, and can be tried again after a refusal', async () => {
    const answers: ((problem: JoinProblem) => void)[] = []
    const { join, all } = shown({ join: () => new Promise((resolve) => answers.push(resolve)), tag: 'span' })
    press(join, 'Enter', { repeat: true })
    press(join, 'Enter', { ctrlKey: true })
    expect(answers).toHaveLength(0)
    expect(press(join, ' ')).toBe(false)
    press(join, 'Enter')
    join.click()
    expect([answers.length, join.getAttribute('aria-disabled')]).toEqual([1, 'true'])
    answers[0]?.({ message: 'Please log in.', loginUrl: '/login' })
    await vi.waitFor(() => expect(join.hasAttribute('aria-disabled')).toBe(false))
    const [refusal] = all('[role="alert"]')
    expect(refusal?.textContent).toBe('Please log in. Log in')
    expect(refusal?.querySelector('a')?.getAttribute('href')).toBe('/login')
    join.click()
    expect([answers.length, refusal?.textContent]).toEqual([2, ''])
  })

  it('can be joined again after the visitor returns from the checkout or cancels the navigation', async () => {
    vi.useFakeTimers()
    const { join } = shown({ join: async () => ({ message: '' }) })
    const isOff = () => join.getAttribute('aria-disabled')
    join.click()
    await vi.advanceTimersByTimeAsync(100)
    expect(isOff()).toBe('true')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(isOff()).toBeNull()
    join.click()
    await vi.advanceTimersByTimeAsync(100)
    expect(isOff()).toBe('true')
    await vi.advanceTimersByTimeAsync(5000)
    expect(isOff()).toBeNull()
    vi.useRealTimers()
  })

  it('show a refusal only with the price it belongs to, even if it arrives after a switch', async () => {
    const answers: ((problem: JoinProblem) => void)[] = []
    const { join, month, year, all } = shown({ join: () => new Promise((resolve) => answers.push(resolve)) })
    const refusals = () => all('[role="alert"]').filter(({ style }) => style.display !== 'none')
    const words = () => refusals().map(({ textContent }) => textContent)
    join.click()
    year.click()
    answers[0]?.({ message: 'Please log in.', loginUrl: '/login' })
    await vi.waitFor(() => expect(join.hasAttribute('aria-disabled')).toBe(false))
    expect(words()).toEqual([''])
    month.click()
    expect(words()).toEqual(['Please log in. Log in'])
  })

  it.each(['a href="/join"', 'button'])('join on the click of a real %s, without following it', (tag) => {
    const join = vi.fn(async () => ({ message: '' }))
    const { join: button } = shown({ join, tag })
    expect(press(button, 'Enter')).toBe(true)
    expect(join).not.toHaveBeenCalled()
    expect(button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false)
    expect(join).toHaveBeenCalledWith('area', 'month')
  })

  it('are as the server sent them after undo, even if a refusal arrives later', async () => {
    const answers: ((problem: JoinProblem) => void)[] = []
    const { undo, served, join, year } = shown({ join: () => new Promise((resolve) => answers.push(resolve)) })
    join.click()
    year.click()
    undo()
    answers[0]?.({ message: 'No.' })
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.body.innerHTML).toBe(served)
    year.click()
    expect(press(year, 'ArrowLeft')).toBe(true)
    expect(document.body.innerHTML).toBe(served)
  })
})
