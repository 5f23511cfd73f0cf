import { useEffect, useId, useRef } from 'react'
import type { OpenDialog } from './dialogStore'
import { pushEscape } from './escapeStack'
import { containFocus } from './focusContainment'
import { pausableTimer } from './pausableTimer'
import { containsDeeply, focusedElement } from './tabbables'
import { useHiding } from './useHiding'

interface DialogProps {
  readonly dialog: OpenDialog
  /** Whether it is the top dialog. Those below it are inert. */
  readonly isTop: boolean
}

/** One dialog in the middle of the window. */
export function Dialog({ dialog, isTop }: DialogProps) {
  const { kind, title, message, width, padding, state } = dialog
  const frame = useRef<HTMLDivElement>(null)
  const id = useId()
  const semantics = {
    role: kind === 'none' ? 'dialog' : 'alertdialog',
    'aria-modal': true,
    'aria-labelledby': title ? `${id}title` : `${id}message`,
    'aria-describedby': title ? `${id}message` : undefined,
  } as const
  useKeys(dialog, frame)
  useFocus(frame, isTop)
  useAutoHide(dialog)
  useHiding(frame, state === 'closing', dialog.remove)
  return (
    <div className="dialog-scrim" data-state={state} inert={!isTop}>
      <div
        ref={frame}
        className="dialog"
        {...semantics}
        data-state={state}
        tabIndex={-1}
        style={{ inlineSize: `min(${width}px, 100%)`, padding }}
      >
        {title && (
          <h2 className="dialog__title" id={`${id}title`}>
            {title}
          </h2>
        )}
        <p className="dialog__message" id={`${id}message`}>
          {message}
        </p>
        {kind !== 'none' && <Buttons dialog={dialog} />}
      </div>
    </div>
  )
}

function Buttons({
  dialog: { kind, confirmLabel, dismissLabel, isDestructive, close },
}: {
  readonly dialog: OpenDialog
}) {
  return (
    <div className="dialog__buttons">
      {kind !== 'confirm' && (
        <button
          type="button"
          className="button"
          data-first={isDestructive}
          onClick={() => close(kind === 'confirm-reject' ? 'reject' : 'cancel')}
        >
          {dismissLabel}
        </button>
      )}
      <button
        type="button"
        className={isDestructive ? 'button button--danger' : 'button button--primary'}
        data-first={!isDestructive}
        onClick={() => close('confirm')}
      >
        {confirmLabel}
      </button>
    </div>
  )
}

/**
 * While a dialog is open, it contains the focus and handles Escape. When it closes, the focus returns to where it was.
 */
function useKeys(
  { state, closesOnEscape, close, giveBackFocus }: OpenDialog,
  frame: React.RefObject<HTMLDivElement | null>,
): void {
  const isOpen = state === 'open'
  useEffect(() => {
    const container = frame.current
    if (!isOpen || !container) return
    const isInside = (element: Element) => containsDeeply(container, element)
    // The page is inert, so any other element that takes the focus was added later, such as a captcha
    // (docs/decisions.md#29).
    const release = containFocus({ predicate: (element) => isInside(element) || !isOurs(element) })
    const popEscape = pushEscape(() => {
      // A dialog that does not close on Escape still consumes the key.
      if (closesOnEscape) close('escape')
    })
    return () => {
      popEscape()
      release()
      giveBackFocus(isInside)
    }
  }, [isOpen, closesOnEscape, close, giveBackFocus, frame])
}

/** Focuses the top dialog, also if the dialog that closed above it had no element to return the focus to. */
function useFocus(frame: React.RefObject<HTMLDivElement | null>, isTop: boolean): void {
  useEffect(() => {
    const [container, focused] = [frame.current, focusedElement()]
    if (!isTop || !container || (focused && containsDeeply(container, focused))) return
    firstFocus(container).focus({ preventScroll: true })
  }, [isTop, frame])
}

/** Whether an element is in the overlay's shadow root. */
function isOurs(element: Element): boolean {
  const root = element.getRootNode()
  return root instanceof ShadowRoot && root.host.hasAttribute('data-skerry-overlay')
}

/** Returns the least destructive button, or the dialog itself if it is too tall for the window. */
function firstFocus(container: HTMLElement): HTMLElement {
  const scrim = container.parentElement
  const isLong = scrim !== null && scrim.scrollHeight > scrim.clientHeight
  return (!isLong && container.querySelector<HTMLElement>('[data-first="true"]')) || container
}

function useAutoHide({ state, autoHideMs, close }: OpenDialog): void {
  const isOpen = state === 'open'
  useEffect(() => {
    if (!isOpen || autoHideMs === undefined) return
    const timer = pausableTimer(autoHideMs, () => close('timer'))
    return timer.stop
  }, [isOpen, autoHideMs, close])
}
