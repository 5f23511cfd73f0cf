import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetShared } from '../../src/browser/shared'
import { containFocus } from '../../src/ui/focusContainment'

const tab = (shiftKey = false) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true }),
  )
const byId = (id: string) => document.querySelector(`#${id}`) as HTMLElement
const focused = () => document.activeElement?.id

let release = () => {}

beforeEach(() => {
  document.body.innerHTML = `
    <button id="before"></button>
    <div id="dialog"><input id="first"><button id="disabled" disabled></button><button id="last"></button></div>
    <button id="after"></button>
    <div id="captcha"><button id="challenge"></button></div>`
})
afterEach(() => {
  release()
  forgetShared()
})

it.each([
  ['neither', {}],
  ['both', { container: document.createElement('div'), predicate: () => true }],
])('needs exactly one of container or predicate, not %s', (_which, options) => {
  expect(() => containFocus(options)).toThrow(
    new TypeError('Focus containment needs exactly one of container or predicate.'),
  )
})

it('removes its listeners on release', () => {
  const added = vi.spyOn(document, 'addEventListener')
  const removed = vi.spyOn(document, 'removeEventListener')
  containFocus({ container: byId('dialog') })()
  expect(added).toHaveBeenCalled()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

describe('with a container', () => {
  beforeEach(() => {
    byId('first').focus()
    release = containFocus({ container: byId('dialog') })
  })

  it('cycles with Tab and Shift+Tab', () => {
    byId('last').focus()
    tab()
    expect(focused()).toBe('first')
    tab(true)
    expect(focused()).toBe('last')
  })

  it('returns focus that leaves the container', () => {
    byId('after').focus()
    expect(byId('dialog').contains(document.activeElement)).toBe(true)
  })

  it('returns focus to where it was after a click outside, and moves it on after Tab', () => {
    byId('last').focus()
    byId('after').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    byId('after').focus()
    expect(focused()).toBe('last')
    tab() // wraps around
    byId('after').focus() // as from a frame that was last
    expect(focused()).toBe('last')
    byId('before').focus()
    expect(focused()).toBe('first')
  })

  it('continues in the direction of Tab when focus leaves, even from the middle', () => {
    byId('first').after(Object.assign(document.createElement('button'), { id: 'middle' }))
    byId('middle').focus()
    byId('before').focus()
    expect(focused()).toBe('first')
    byId('middle').focus()
    byId('after').focus()
    expect(focused()).toBe('last')
  })

  it('moves focus into the container on Tab after a removed element has lost it', () => {
    byId('first').blur()
    expect(document.activeElement).toBe(document.body)
    tab()
    expect(focused()).toBe('first')
  })

  it('ignores a Tab that something inside has already handled', () => {
    byId('last').addEventListener('keydown', (event) => event.preventDefault())
    byId('last').focus()
    tab()
    expect(focused()).toBe('last')
  })

  it('keeps focus inside when nothing there is focusable', () => {
    byId('dialog').tabIndex = -1
    byId('dialog').focus()
    byId('dialog').innerHTML = 'Loading'
    expect(tab()).toBe(false) // it was prevented
    expect(focused()).toBe('dialog')
  })

  it.each(['removed', 'moved'])(
    'returns focus after a click outside even if its element was %s in the meantime',
    (change) => {
      byId('last').focus()
      byId('after').dispatchEvent(new Event('pointerdown', { bubbles: true }))
      if (change === 'removed') byId('last').remove()
      else byId('after').before(byId('last')) // it is still on the page, but no longer inside
      byId('after').focus()
      expect(focused()).toBe('first')
    },
  )

  it('stops returning focus once released', () => {
    release()
    byId('after').focus()
    expect(focused()).toBe('after')
  })

  it('is suspended while a later containment is active', () => {
    const releaseInner = containFocus({ container: byId('captcha') })
    byId('challenge').focus()
    expect(focused()).toBe('challenge')
    releaseInner()
    byId('after').focus()
    expect(byId('dialog').contains(document.activeElement)).toBe(true)
  })
})

describe('with radio buttons', () => {
  it('treats a group as a single tab stop, as the browser does', () => {
    byId('dialog').innerHTML = `
      <input type="radio" name="size" id="small"><input type="radio" name="size" id="large">
      <button id="okay"></button>
      <input type="radio" name="colour" id="red" checked><input type="radio" name="colour" id="blue">`
    byId('small').focus()
    release = containFocus({ container: byId('dialog') })
    tab(true)
    expect(focused()).toBe('red')
    tab()
    expect(focused()).toBe('small')
  })
})

describe('with a predicate', () => {
  beforeEach(() => {
    byId('first').focus()
    release = containFocus({ predicate: (element) => element.closest('#dialog, #captcha') !== null })
  })

  it('allows focus in a captcha at the end of the body', () => {
    byId('challenge').focus()
    expect(focused()).toBe('challenge')
  })

  it('cycles through all allowed elements', () => {
    byId('challenge').focus()
    tab()
    expect(focused()).toBe('first')
    tab(true)
    expect(focused()).toBe('challenge')
  })

  it('returns focus from the rest of the page', () => {
    byId('after').focus()
    expect(focused()).not.toBe('after')
  })
})
