import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { pushEscape } from '../../../src/ui/escapeStack'
import { containFocus } from '../../../src/ui/focusContainment'
import { useSlot } from '../../../src/ui/useSlot'
import { isFloating } from './isFloating'

const firstField = 'input:not([type="hidden"]), select, textarea'

interface Props {
  readonly handle: HTMLElement
  readonly wrapper: HTMLElement
  readonly formName: string
  readonly closeLabel: string
  /** A captcha may open at the end of the body, out of the dialog. */
  readonly hasCaptcha: boolean
}

/**
 * A form behind a button. The server's nodes stay where they are and become a dialog in place, so nothing that was typed
 * is lost by closing it. The focus is kept by a predicate, for a captcha opens at the end of the body; for the same reason
 * a form with a captcha does not call itself modal, or screen readers would not be let out to it
 * (docs/decisions.md#29).
 */
export function Lightbox({ handle, wrapper, formName, closeLabel, hasCaptcha }: Props) {
  const [isOpen, setOpen] = useState(false)
  const slot = useSlot(wrapper, 'first')

  useServerElement(handle, { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen, onClick: () => setOpen(true) })
  useServerElement(wrapper, {
    classes: { hidden: !isOpen, 'skerry-form-lightbox': isOpen },
    'data-skerry-form': '',
    ...(isOpen
      ? {
          role: 'dialog',
          'aria-modal': hasCaptcha ? null : true,
          'aria-label': formName || handle.textContent?.trim() || null,
        }
      : {}),
  })
  useEffect(() => {
    if (!isOpen) return
    wrapper.querySelector<HTMLElement>(firstField)?.focus()
    const undos = [
      pushEscape(() => setOpen(false)),
      containFocus({ predicate: (element) => wrapper.contains(element) || isFloating(element, wrapper) }),
    ]
    return () => {
      for (const undo of undos) undo()
      handle.focus()
    }
  }, [isOpen, handle, wrapper])

  return createPortal(
    isOpen && (
      <button type="button" className="skerry-form-close" aria-label={closeLabel} onClick={() => setOpen(false)}>
        ×
      </button>
    ),
    slot,
  )
}
