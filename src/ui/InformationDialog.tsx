import { useEffect, useRef } from 'react'
import type { OpenDialog } from './dialogs'
import { pausableTimer } from './pausableTimer'
import { useHiding } from './useHiding'

/** One information dialog, top right: no buttons, hides by itself, waits while someone reads it. */
export function InformationDialog({ dialog }: { readonly dialog: OpenDialog }) {
  const { title, message, width, padding, state, autoHideMs, close, remove } = dialog
  const frame = useRef<HTMLDivElement>(null)
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
  return (
    // A tap gives it the focus, so that it can be held where there is no pointer to hover with.
    <div
      ref={frame}
      className="information"
      data-state={state}
      tabIndex={-1}
      style={{ inlineSize: `min(${width}px, 100vw - 40px)`, padding }}
    >
      <p className="information__title">{title}</p>
      {message && <p className="information__message">{message}</p>}
    </div>
  )
}
