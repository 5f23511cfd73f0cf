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

it('the quantity buttons count from one to the stock, and dispatch `change` only when the value changes', () => {
  const { input, decrease, increase, changed } = open('value="1"', 2)
  decrease.click()
  increase.click()
  increase.click()
  expect(input.value).toBe('2')
  expect(changed.mock.calls).toEqual([['2']])
})

it('the quantity buttons stop at the limit of the field itself', () => {
  const { input, increase } = open('value="3" max="3"')
  increase.click()
  expect(input.value).toBe('3')
})

it('the quantity buttons start from one in an empty field, and stop at the limit of a cart line', () => {
  const { input, increase } = open('value=""')
  increase.click()
  expect(input.value).toBe('2')
  input.value = '9999'
  increase.click()
  expect(input.value).toBe('9999')
})

it('the quantity field keeps its own limit if nothing is left in stock', () => {
  expect(open('value="1" max="50"', 0).input.max).toBe('50')
})

it('the quantity field is as the server sent it after undo', () => {
  const { input, increase, undo } = open('value="1" max="50"', 5)
  expect(input.max).toBe('5')
  undo()
  increase.click()
  expect([input.max, input.value]).toEqual(['50', '1'])
})
