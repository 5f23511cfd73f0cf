import { createContext, type RefObject, use, useLayoutEffect, useRef } from 'react'
import { muteRefused } from '../../../src/ui/speakRefused'

/** Whether the visitor still sees the cart. A closing drawer keeps its contents until its animation has ended. */
export const IsShown = createContext(true)

/** Whether the cart is mounted and shown, and therefore shows itself why changes were undone. */
export function useIsShown(): RefObject<boolean> {
  const isShown = use(IsShown)
  const current = useRef(false)
  useLayoutEffect(() => {
    if (!isShown) return
    current.current = true
    const unmute = muteRefused()
    return () => {
      current.current = false
      unmute()
    }
  }, [isShown])
  return current
}
