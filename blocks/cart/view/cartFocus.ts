import { type RefObject, useEffect, useRef } from 'react'
import { focusedElement } from '../../../src/ui/tabbables'

/** Whether what had the focus has gone away, or is about to. */
export function isFocusLost(): boolean {
  const focused = focusedElement()
  return !focused || focused === document.body || focused.closest('[inert]') !== null
}

/** Focuses the cart if a warning comes with which the line that had the focus goes away. */
export function useKeptFocus(warning: string): RefObject<HTMLDivElement | null> {
  const cart = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (warning && isFocusLost()) focusCart(cart.current)
  }, [warning])
  return cart
}

/** Focuses the cart if a button that goes away has the focus. A ref of the button. */
export function passFocusOn(button: HTMLElement | null): () => void {
  return () => {
    if (button && focusedElement() === button) focusCart(button.closest<HTMLElement>('.skerry-cart'))
  }
}

function focusCart(cart: HTMLElement | null): void {
  if (!cart) return
  cart.tabIndex = -1
  cart.focus({ preventScroll: true })
}
