import { useEffect, useId, useRef } from 'react'
import type { OpenDialog } from './dialogStore'
import { pausableTimer } from './pausableTimer'
import { focusedElement } from './tabbables'
import { useHiding } from './useHiding'

/**
 * An information dialog, top right. It has no buttons and hides by itself; hovering or focusing it pauses the timer.
 */
export function InformationDialog({ dialog }: { readonly dialog: OpenDialog }) {
  const { title, message, width, padding, state, autoHideMs, close, remove, giveBackFocus } = dialog
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  useHiding(frame, state === 'closing', remove)
  useEffect(() => {
    const element = frame.current
    if (!element || state === 'closing' || autoHideMs === undefined) return
    const timer = pausableTimer(autoHideMs, () => close('timer'))
    const pauses = [
      ['pointerenter', () => timer.pause('pointer')],
      ['pointerleave', () => timer.resume('pointer')],
      ['focusin', () => timer.pause('focus')],
      ['focusout', () => timer.resume('focus')],
    ] as const
    for (const [name, listen] of pauses) element.addEventListener(name, listen)
    return () => {
      timer.stop()
      for (const [name, listen] of pauses) element.removeEventListener(name, listen)
    }
  }, [state, autoHideMs, close])
  useEffect(() => {
    const element = frame.current
    if (state === 'closing' && focusedElement() === element) giveBackFocus((focused) => focused === element)
  }, [state, giveBackFocus])
  // Focusable, so that the timer can also be paused by a tap or the Tab key.
  const held = { role: 'group', tabIndex: 0, 'aria-labelledby': id }
  return (
    <div
      ref={frame}
      className="information"
      data-state={state}
      {...held}
      style={{ inlineSize: `min(${width}px, 100%)`, padding }}
    >
      <p className="information__title" id={id}>
        {title}
      </p>
      {message && <p className="information__message">{message}</p>}
    </div>
  )
}
