import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHiding } from '../../src/ui/useHiding'

let root: Root
let box: HTMLElement
const remove = vi.fn()

function Closing({ isClosing = true }: { readonly isClosing?: boolean }) {
  useHiding({ current: box }, isClosing, remove)
  return null
}

/** Draws a dialog whose element has the given number of animations. */
function draw(animations: number, isClosing?: boolean): void {
  box.getAnimations = () => Array.from({ length: animations }, () => ({}) as Animation)
  act(() => root.render(<Closing {...(isClosing !== undefined && { isClosing })} />))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  box = document.createElement('div')
  root = createRoot(document.createElement('div'))
  remove.mockReset()
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

it('removes a closing dialog at once if it has no animation, and never an open one', () => {
  draw(0, false)
  expect(remove).not.toHaveBeenCalled()
  draw(0)
  expect(remove).toHaveBeenCalledOnce()
})

it('removes a closing dialog when its animation ends', () => {
  draw(1)
  expect(remove).not.toHaveBeenCalled()
  box.dispatchEvent(new Event('animationend'))
  expect(remove).toHaveBeenCalledOnce()
})

it('removes a closing dialog after 600 ms if its animation does not end or cannot be observed', () => {
  draw(1)
  vi.advanceTimersByTime(600)
  expect(remove).toHaveBeenCalledOnce()
  act(() => root.unmount())
  root = createRoot(document.createElement('div'))
  Object.assign(box, { getAnimations: undefined })
  act(() => root.render(<Closing />))
  vi.advanceTimersByTime(600)
  expect(remove).toHaveBeenCalledTimes(2)
})

it('does nothing once the dialog is gone', () => {
  draw(1)
  act(() => root.unmount())
  box.dispatchEvent(new Event('animationend'))
  vi.advanceTimersByTime(600)
  expect(remove).not.toHaveBeenCalled()
  root = createRoot(document.createElement('div'))
})
