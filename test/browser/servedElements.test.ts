import { expect, it } from 'vitest'
import { createServedElements } from '../../src/browser/servedElements'

function serve(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}

it('does not touch an attribute or class again once it is restored', () => {
  const element = serve('<p role="note" class="a" title="Tide">Text</p>')
  const { write, restore, restoreAll } = createServedElements()
  write(element, 'role', 'alert')
  write(element, '.b', true)
  restore(element, 'role')
  restore(element, '.b')
  restore(element, 'title')
  expect(element.outerHTML).toBe('<p role="note" class="a" title="Tide">Text</p>')
  element.setAttribute('role', 'status')
  element.classList.add('b')
  restoreAll()
  expect(element.outerHTML).toBe('<p role="status" class="a b" title="Tide">Text</p>')
})

it('keeps the class order of other scripts if it wrote no class', () => {
  const element = serve('<p class="a b">Text</p>')
  const { write, restoreAll } = createServedElements()
  write(element, 'role', 'alert')
  write(element, ':left', '1px')
  element.className = 'b a'
  restoreAll()
  expect(element.className).toBe('b a')
})

it('does not write a value that is already there, which would reload a frame', () => {
  const element = serve('<a href="/map" title="Map">The map</a>')
  const observer = new MutationObserver(() => {})
  observer.observe(element, { attributes: true })
  const { write, restoreAll } = createServedElements()
  write(element, 'href', '/map')
  write(element, 'title', 'Map')
  restoreAll()
  expect(observer.takeRecords()).toEqual([])
})
