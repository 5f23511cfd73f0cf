import { useLayoutEffect } from 'react'
import { type SlotPlace, useSlot } from '../../../src/ui/useSlot'

/** Adds our own element to a form, marked so that `restoreCopy` finds copies of it. */
export function useFormSlot(anchor: Element | null, place: SlotPlace): HTMLElement {
  const slot = useSlot(anchor, place)
  useLayoutEffect(() => {
    slot.dataset.skerryForm = 'slot'
  }, [slot])
  return slot
}
