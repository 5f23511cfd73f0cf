import { describe, expect, it } from 'vitest'
import { addWord } from '../../src/browser/addWord'

function element(served: string | null): Element {
  const made = document.createElement('input')
  if (served !== null) made.setAttribute('aria-describedby', served)
  return made
}

const read = (of: Element) => of.getAttribute('aria-describedby')

describe('a word added to an attribute', () => {
  it.each([null, '', ' a  b ', 'a'])('leaves the attribute value %j as it was when removed', (served) => {
    const input = element(served)
    const undo = addWord(input, 'aria-describedby', 'mine')
    expect(read(input)?.split(' ').at(-1)).toBe('mine')
    undo()
    expect(read(input)).toBe(served)
  })

  it.each([[[0, 1]], [[1, 0]]])('can be removed before or after another one (%j)', (order) => {
    for (const served of [null, 'a']) {
      const input = element(served)
      const undos = ['one', 'two'].map((word) => addWord(input, 'aria-describedby', word))
      for (const index of order) undos[index]!()
      expect(read(input)).toBe(served)
    }
  })

  it('is not added twice, and not removed if it was there before', () => {
    const input = element('mine')
    addWord(input, 'aria-describedby', 'mine')()
    expect(read(input)).toBe('mine')
  })
})
