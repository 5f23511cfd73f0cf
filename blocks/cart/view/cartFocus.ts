import { type RefObject, useEffect, useRef } from 'react'
import { focusedElement } from '../../../src/ui/tabbables'

/** Whether the focused element has been removed, or is about to be. */
export function isFocusLost(): boolean {
  const focused = focusedElement()
  return !focused || focused === document.body || focused.closest('[inert]') !== null
}

/** Focuses the cart when a warning appears and the line that had the focus has gone. */
export function useKeptFocus(warning: string): RefObject<HTMLDivElement | null> {
  const cart = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (warning && isFocusLost()) focusCart(cart.current)
  }, [warning])
  return cart
}

/** A ref for a button: focuses the cart if the button has the focus when it is removed. */
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
