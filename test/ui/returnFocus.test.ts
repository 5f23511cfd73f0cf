import { afterEach, describe, expect, it, vi } from 'vitest'
import { undoAll } from '../../src/browser/atStop'
import { forgetShared } from '../../src/browser/shared'
import { rememberFocus } from '../../src/ui/returnFocus'

afterEach(() => {
  undoAll()
  forgetShared()
  document.body.innerHTML = ''
})

const button = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!

describe('the focus that a dialog returns', () => {
  it.each([
    ['after it', '<button id="before"></button><button id="remove"></button><button id="after"></button>', 'after'],
    ['before it, if it was the last', '<button id="before"></button><button id="remove"></button>', 'before'],
  ])('moves from a removed element to the one %s', (_, markup, expected) => {
    document.body.innerHTML = `<div>${markup}</div>`
    button('remove').focus()
    const giveBack = rememberFocus()
    button('remove').remove()
    expect(giveBack()).toBe(true)
    expect(document.activeElement).toBe(button(expected))
  })
})

describe('the focus that a dialog has returned', () => {
  it('moves on once if its element is removed, and then stays where the visitor puts it', async () => {
    document.body.innerHTML = '<div><button id="remove">Remove</button><button id="next">Next</button></div>'
    button('remove').focus()
    const giveBack = rememberFocus()
    button('remove').blur()
    expect(giveBack()).toBe(true)
    button('remove').remove()
    await vi.waitFor(() => expect(document.activeElement).toBe(button('next')))
    button('next').blur()
    const changed = vi.fn()
    new MutationObserver(changed).observe(document.body, { childList: true })
    document.body.append('New')
    await vi.waitFor(() => expect(changed).toHaveBeenCalled())
    expect(document.activeElement).toBe(document.body)
  })
})
