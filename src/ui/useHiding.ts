import { type RefObject, useEffect } from 'react'

const fallbackMs = 600 // A9 Dialog: hide fallback timer

/** Calls `remove` when a closing dialog has faded out: at once without an animation, after 600 ms at the latest. */
export function useHiding(ref: RefObject<HTMLElement | null>, isClosing: boolean, remove: () => void): void {
  useEffect(() => {
    const element = ref.current
    if (!isClosing || !element) return
    if (element.getAnimations?.().length === 0) return remove()
    const timer = setTimeout(remove, fallbackMs)
    element.addEventListener('animationend', remove)
    return () => {
      clearTimeout(timer)
      element.removeEventListener('animationend', remove)
    }
  }, [ref, isClosing, remove])
}
