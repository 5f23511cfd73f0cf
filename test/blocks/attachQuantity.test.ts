import { expect, it, vi } from 'vitest'
import { attachQuantity } from '../../blocks/product/attachQuantity'

function open(attributes: string, stock = Number.POSITIVE_INFINITY) {
  document.body.innerHTML = `<button>-</button><input type="number" ${attributes}><button>+</button>`
  const input = document.querySelector('input')!
  const [decrease, increase] = document.querySelectorAll('button')
  const undo = attachQuantity({ kind: 'quantity', input, decrease: decrease!, increase: increase!, stock })
  const changed = vi.fn()
  input.addEventListener('change', () => changed(input.value))
  return { input, decrease: decrease!, increase: increase!, changed, undo }
}

it('counts from one to the stock, and tells the page of nothing else', () => {
  const { input, decrease, increase, changed } = open('value="1"', 2)
  decrease.click()
  increase.click()
  increase.click()
  expect(input.value).toBe('2')
  expect(changed.mock.calls).toEqual([['2']])
})

it('counts to the limit of the field itself', () => {
  const { input, increase } = open('value="3" max="3"')
  increase.click()
  expect(input.value).toBe('3')
})

it('counts from one if the field is empty, and to no more than a line of the cart can have', () => {
  const { input, increase } = open('value=""')
  increase.click()
  expect(input.value).toBe('2')
  input.value = '9999'
  increase.click()
  expect(input.value).toBe('9999')
})

it('has the limit of the field itself if nothing is left', () => {
  expect(open('value="1" max="50"', 0).input.max).toBe('50')
})

it('leaves the field as the server sent it', () => {
  const { input, increase, undo } = open('value="1" max="50"', 5)
  expect(input.max).toBe('5')
  undo()
  increase.click()
  expect([input.max, input.value]).toEqual(['50', '1'])
})
