import { useLayoutEffect } from 'react'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { messages } from '../messages'

const selector = 'input[type="submit"], input[type="image"], button[type="submit"], button:not([type])'
const labelSelector = '.newsletter-form-button-label, .button-label'

/** Returns the buttons that submit a form, in page order. */
export function submitButtonsOf(form: Element): readonly HTMLElement[] {
  return [...Element.prototype.querySelectorAll.call(form, selector)] as HTMLElement[]
}

/** Returns the text of a submit button, for `submitButtonText`. */
export function buttonTextOf(button: HTMLElement | null): string {
  if (button instanceof HTMLInputElement) return button.value
  return button ? textOf(labelOf(button)) : ''
}

interface Props {
  readonly button: HTMLElement
  readonly isBusy: boolean
  /** The captcha that the button is bound to has no answer yet. */
  readonly isLocked: boolean
}

/**
 * A submit button. While the form is being sent, its text says so, and it is `aria-disabled`, which keeps the focus.
 * The attribute locks nothing: the form itself ignores a second submit and requires the captcha (A4).
 */
export function SubmitButton({ button, isBusy, isLocked }: Props) {
  const isInput = button instanceof HTMLInputElement
  useServerElement(button, {
    ...(isBusy || isLocked ? { 'aria-disabled': true } : {}),
    ...(isBusy && isInput ? { value: messages.submitting } : {}),
  })
  useText(isInput ? null : labelOf(button), isBusy ? messages.submitting : null)
  return null
}

/** Replaces the text of a button and keeps its icon and spinner; `null` restores the server's text. */
function useText(label: HTMLElement | null, text: string | null): void {
  useLayoutEffect(() => {
    if (!label || text === null) return
    const served = [...textNodes(label)].map((node) => [node, node.data] as const)
    const [first] = served
    if (!first) {
      label.append(text)
      return () => label.replaceChildren()
    }
    for (const [node] of served) node.data = node === first[0] ? text : ''
    return () => {
      for (const [node, data] of served) node.data = data
    }
  }, [label, text])
}

function labelOf(button: HTMLElement): HTMLElement {
  return button.querySelector<HTMLElement>(labelSelector) ?? button
}

function* textNodes(label: HTMLElement): Iterable<Text> {
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // The walker returns text nodes only.
    if (node.nodeValue?.trim()) yield node as Text
  }
}

function textOf(label: HTMLElement): string {
  return label.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
