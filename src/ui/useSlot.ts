import { useLayoutEffect, useState } from 'react'
import { markOwn } from '../browser/ownElements'

/** Where a slot goes: inside an element, as its first or last child, or directly before or after it. */
export type SlotPlace = 'first' | 'last' | 'before' | 'after'

/**
 * Adds our own element to the server's markup, to render into with `createPortal`, from the first commit until unmount.
 * Methods are called through the prototypes, because a form may have a field named `prepend`.
 */
export function useSlot(anchor: Element | null, place: SlotPlace, tag: 'div' | 'span' = 'div'): HTMLElement {
  const [slot] = useState(() => markOwn(document.createElement(tag)))
  useLayoutEffect(() => {
    if (!anchor) return
    if (place === 'before') Element.prototype.before.call(anchor, slot)
    else if (place === 'after') Element.prototype.after.call(anchor, slot)
    else if (place === 'first') Element.prototype.prepend.call(anchor, slot)
    else Element.prototype.append.call(anchor, slot)
    return () => slot.remove()
  }, [anchor, place, slot])
  return slot
}
