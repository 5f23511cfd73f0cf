import { describe, expect, it, vi } from 'vitest'
import { isBehindModal, isTopModal, pushModal, watchModals } from '../../src/ui/modality'

const page = () => {
  document.body.innerHTML = '<main></main><div></div>'
  return document.querySelector('main')!
}
const nothing = { allows: () => false }
const anything = { allows: () => true }

describe('an element', () => {
  it('is behind the topmost modal, unless the modal allows it', () => {
    const main = page()
    expect(isBehindModal(main)).toBe(false)
    const pop = pushModal(nothing)
    expect([isBehindModal(main), isTopModal(nothing)]).toEqual([true, true])
    const popHigher = pushModal(anything)
    expect([isBehindModal(main), isTopModal(nothing)]).toEqual([false, false])
    popHigher()
    popHigher()
    expect(isBehindModal(main)).toBe(true)
    pop()
    expect(isBehindModal(main)).toBe(false)
  })

  it('made inert by a modal is behind it, but not one made inert by the page', () => {
    const main = page()
    main.inert = true
    expect(isBehindModal(main)).toBe(false)
    const pop = pushModal(anything)
    expect(isBehindModal(main)).toBe(true)
    pop()
  })

  it('is reported at once and whenever that changes', () => {
    const listener = vi.fn()
    const pop = pushModal(nothing)
    const stop = watchModals(page(), listener)
    pop()
    pushModal(nothing)()
    stop()
    pushModal(nothing)()
    expect(listener.mock.calls.flat()).toEqual([true, false, true, false])
  })
})
