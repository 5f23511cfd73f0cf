import { describe, expect, it } from 'vitest'
import { isPlainClick, isPress } from '../../src/browser/plainClick'

const modifiers = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']

/** An event that somebody on the page has already handled. */
function handled<Handled extends Event>(event: Handled): Handled {
  event.preventDefault()
  return event
}

describe('a plain click', () => {
  const click = (more: MouseEventInit = {}) => new MouseEvent('click', { cancelable: true, ...more })

  it('is a click of the main button that nothing has handled', () => {
    expect([click(), click({ button: 1 }), handled(click())].map(isPlainClick)).toEqual([true, false, false])
  })

  it.each(modifiers)('excludes %s', (name) => {
    expect(isPlainClick(click({ [name]: true }))).toBe(false)
  })
})

describe('a press', () => {
  const press = (key: string, more: KeyboardEventInit = {}) =>
    new KeyboardEvent('keydown', { key, cancelable: true, ...more })

  it('is Enter or Space that nothing has handled', () => {
    const events = [press('Enter'), press(' '), press('a'), handled(press('Enter')), handled(press(' '))]
    expect(events.map(isPress)).toEqual([true, true, false, false, false])
  })

  it.each(modifiers)('excludes %s', (name) => {
    expect(['Enter', ' '].map((key) => isPress(press(key, { [name]: true })))).toEqual([false, false])
  })
})
