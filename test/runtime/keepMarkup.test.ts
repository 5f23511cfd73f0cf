import { expect, it } from 'vitest'
import { keepMarkup } from '../../src/runtime/keepMarkup'

function served(): HTMLElement {
  document.body.innerHTML = '<form class="a" data-x="1"><p>One <b>two</b></p><input value="v"></form>'
  return document.querySelector('form')!
}

it('restores the same nodes in place', () => {
  const form = served()
  const [paragraph, input] = [form.querySelector('p')!, form.querySelector('input')!]
  const giveBack = keepMarkup(form)
  const before = form.outerHTML

  const moved = document.createElement('section')
  moved.append(input, paragraph.querySelector('b')!)
  form.replaceChildren(moved)
  giveBack()

  expect(form.outerHTML).toBe(before)
  expect(form.querySelector('p')).toBe(paragraph)
  expect(form.querySelector('input')).toBe(input)
})

it('keeps what the visitor has typed in the meantime', () => {
  const form = served()
  const giveBack = keepMarkup(form)
  const input = form.querySelector('input')!
  form.replaceChildren(input)
  input.value = 'typed'
  giveBack()
  expect(form.querySelector('input')!.value).toBe('typed')
})

it('undoes added, changed and removed attributes', () => {
  const form = served()
  const giveBack = keepMarkup(form)
  form.setAttribute('data-x', '2')
  form.setAttribute('data-y', '3')
  form.removeAttribute('class')
  giveBack()
  expect(form.getAttributeNames().sort()).toEqual(['class', 'data-x'])
  expect(form.dataset.x).toBe('1')
})
