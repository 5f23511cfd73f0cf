import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { pushEscape } from '../../../src/ui/escapeStack'
import { containFocus } from '../../../src/ui/focusContainment'
import { isFloating } from '../../../src/ui/isFloating'
import { makeOthersInert } from '../../../src/ui/makePageInert'
import { isTabbable } from '../../../src/ui/tabbables'
import { useSlot } from '../../../src/ui/useSlot'
import { addedNames } from '../read/addAttribute'

// Fallbacks if there is no field to focus: the message that has replaced the fields, or the close button.
const otherTargets = ['[role="status"].form-submission-text', '.skerry-form-close']

interface Props {
  readonly handle: HTMLElement
  readonly wrapper: HTMLElement
  readonly formName: string
  readonly closeLabel: string
  /** A captcha may open at the end of the body, outside the dialog. */
  readonly hasCaptcha: boolean
}

/**
 * A form that a button opens. The server's nodes become a dialog in place, so closing it loses no entries. A captcha
 * opens at the end of the body, so a predicate contains the focus, and a dialog with a captcha is not `aria-modal`:
 * screen readers could not reach the captcha (docs/decisions.md#29).
 */
export function Lightbox({ handle, wrapper, formName, closeLabel, hasCaptcha }: Props) {
  const [isOpen, setOpen] = useState(false)
  const slot = useSlot(wrapper, 'first')

  useServerElement(handle, {
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    [addedNames]: 'aria-haspopup aria-expanded',
    onClick: () => setOpen(true),
  })
  useServerElement(wrapper, {
    classes: { hidden: !isOpen, 'skerry-form-lightbox': isOpen },
    'data-skerry-form': '',
    [addedNames]: 'data-skerry-form role aria-modal aria-label',
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
    focusFirst(wrapper)
    const undos = [
      pushEscape(() => setOpen(false)),
      containFocus({ predicate: (element) => wrapper.contains(element) || isFloating(element, wrapper) }),
      makeOthersInert(wrapper),
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

/** Moves the focus into an open dialog, to the first element that Tab reaches: the first field may be a honeypot. */
function focusFirst(wrapper: Element): void {
  const field = [...wrapper.querySelectorAll('input, select, textarea')].find(isTabbable)
  const target =
    field ??
    otherTargets
      .flatMap((selector) => [...wrapper.querySelectorAll<HTMLElement>(selector)])
      .find((one) => one.checkVisibility?.() !== false)
  target?.focus()
}
