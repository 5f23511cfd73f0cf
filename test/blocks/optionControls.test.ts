import { expect, it } from 'vitest'
import { createOptionControls } from '../../blocks/product/optionControls'
import { recordChanges } from '../../src/browser/elementChanges'

it.each([
  ['its label', '<label for="v1">Navy blue</label>', 'Navy blue', 'Navy blue (Sold Out)'],
  ['its value, without a label', '', 'navy', 'navy (Sold Out)'],
])('a radio button of an option is named by %s, and says why it cannot be bought', (_, label, name, soldOut) => {
  document.body.innerHTML = `<div class="product-variants"><div class="variant-option" data-variant-option-name="Colour">
    <input type="radio" id="v1" name="Colour" value="navy">${label}</div></div>`
  const served = document.body.innerHTML
  const picker = document.querySelector<HTMLElement>('.product-variants')!
  const changes = recordChanges()
  const ignore = () => {}
  const options = [{ name: 'Colour', values: ['navy'] }]
  const { show } = createOptionControls({ picker, options, changes, pick: ignore, refuse: ignore })
  const nameWith = (state: 'available' | 'sold-out', reason: string) => {
    show(new Map([['Colour', [{ value: 'navy', isChosen: false, isBlocked: false, state, reason }]]]))
    return picker.querySelector('input')?.getAttribute('aria-label')
  }
  expect(nameWith('available', '')).toBe(name)
  expect(nameWith('sold-out', 'Sold Out')).toBe(soldOut)
  changes.undo()
  expect(document.body.innerHTML).toBe(served)
})
