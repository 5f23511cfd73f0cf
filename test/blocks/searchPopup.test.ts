import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPopup } from '../../blocks/search/createPopup'
import { recordChanges } from '../../src/browser/elementChanges'

const results = ['Boats', 'Bread', 'Birds'].map((title) => ({ title, href: `/${title}`, excerpt: '', image: '' }))
const served = '<input autocomplete="on">'
let changes = recordChanges()

beforeEach(() => {
  changes = recordChanges()
})
afterEach(() => changes.undo())

/** The popup of a search field, with what visitors and screen readers are shown of it. */
function open() {
  document.body.innerHTML = `<div>${served}</div>`
  const block = document.body.firstElementChild as HTMLElement
  const input = block.querySelector('input')!
  const popup = createPopup(block, input, changes)
  const titles = (selector: string) => [...block.querySelectorAll(selector)].map(({ textContent }) => textContent)
  return {
    block,
    input,
    popup,
    shown: () => titles('.is-open [role="option"]'),
    selected: () => titles('[aria-selected="true"]'),
    status: () => block.querySelector('[role="status"]')?.textContent,
  }
}

it('opens with results, none of them selected, and closes again', () => {
  const { input, popup, shown, selected, status } = open()
  expect(popup.isOpen()).toBe(false)
  popup.show(results, '3 results')
  expect(popup.isOpen()).toBe(true)
  expect(shown()).toEqual(['Boats', 'Bread', 'Birds'])
  expect(selected()).toEqual([])
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(status()).toBe('3 results')
  popup.close()
  expect(popup.isOpen()).toBe(false)
  expect(shown()).toEqual([])
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(status()).toBe('')
})

it('has nothing to select while it only shows a message', () => {
  const { block, input, popup } = open()
  popup.waits('Searching…')
  expect(popup.isOpen()).toBe(true)
  expect(input.getAttribute('aria-expanded')).toBe('false')
  expect(block.querySelector('.search-result-notice:not(.hide)')?.textContent).toBe('Searching…')
  popup.show(results, '3 results')
  popup.waits('Searching…')
  expect(block.querySelector('.search-result-notice:not(.hide)')).toBe(null)
})

it('follows the result selected with the arrow keys, which wrap around', () => {
  const { block, input, popup, selected } = open()
  popup.show(results, '')
  expect(popup.follow(new KeyboardEvent('keydown'))).toBe(false)
  const chosen = (step: 1 | -1) => {
    popup.move(step)
    return selected()
  }
  expect([-1, 1, 1, -1].flatMap((step) => chosen(step as 1 | -1))).toEqual(['Birds', 'Boats', 'Bread', 'Boats'])
  expect(block.querySelector('.selected')?.id).toBe(input.getAttribute('aria-activedescendant'))
  const followed = vi.fn((event: Event) => event.preventDefault())
  block.querySelector('.selected')?.addEventListener('click', followed)
  expect(popup.follow(new KeyboardEvent('keydown', { ctrlKey: true }))).toBe(true)
  expect(followed.mock.lastCall![0]).toMatchObject({ ctrlKey: true })
  popup.leave()
  expect(selected()).toEqual([])
  expect(input.hasAttribute('aria-activedescendant')).toBe(false)
})

it('leaves the field as served', () => {
  const { block, popup } = open()
  popup.show(results, '')
  changes.undo()
  expect(block.innerHTML).toBe(served)
})
