import { afterEach, expect, it } from 'vitest'
import { recordChanges } from '../../src/browser/elementChanges'
import { reserveRoom } from '../../src/media/imageBox'

afterEach(() => {
  document.body.innerHTML = ''
})

it('words beside an image stay where the template has positioned them', () => {
  document.body.innerHTML = `<div class="content-fill"><img data-image-dimensions="300x200"><p>Below</p>
    <p style="position: relative; top: 9px">Over</p></div>`
  const [below, over] = document.querySelectorAll('p')
  const changes = recordChanges()
  reserveRoom([...document.querySelectorAll('img')], changes)
  expect(over?.getAttribute('style')).toBe('position: relative; top: 9px')
  expect(below?.style.position).toBe('')
  changes.undo()
  expect(below?.hasAttribute('style')).toBe(false)
})
