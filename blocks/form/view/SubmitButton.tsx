import { useLayoutEffect } from 'react'
import { callNative } from '../../../src/browser/callNative'
import { useServerElement } from '../../../src/runtime/useServerElement'
import { messages } from '../messages'
import { elementsOf } from '../read/elementsOf'

const selector = 'input[type="submit"], input[type="image"], button[type="submit"], button:not([type])'
/** Holds the server's text while the button shows another one, for copies of the form. */
export const servedText = 'data-skerry-text'
const labelSelector = '.newsletter-form-button-label, .button-label'

/**
 * Returns the buttons that submit a form, wherever they are on the page, or those inside a block. Image buttons come
 * last.
 */
export function submitButtonsOf(root: Element): readonly HTMLElement[] {
  const isForm = root instanceof HTMLFormElement
  const others = callNative(root, 'querySelectorAll', isForm ? '[type="image"]' : selector) // not in `elements`
  return [...(isForm ? elementsOf(root) : []), ...others].filter((one) => one.matches(selector)) as HTMLElement[]
}

/** Returns the text of a submit button, for `submitButtonText`. */
export function buttonTextOf(button: HTMLElement | null): string {
  if (button instanceof HTMLInputElement) return button.value
  return button ? textOf(labelOf(button)) : ''
}

interface Props {
  readonly button: HTMLElement
  readonly isBusy: boolean
  /** Whether the button is bound to a captcha that has no answer yet. */
  readonly isLocked: boolean
}

/**
 * A submit button. While the form is being sent, its text says so. It is `aria-disabled`, which keeps the focus but
 * blocks nothing: the form itself ignores a second submit and requires the captcha (A4).
 */
export function SubmitButton({ button, isBusy, isLocked }: Props) {
  const isInput = button instanceof HTMLInputElement
  useServedText(button, isBusy)
  useServerElement(button, {
    ...(isBusy || isLocked ? { 'aria-disabled': true } : {}),
    ...(isBusy && isInput ? { value: messages.submitting } : {}),
  })
  useText(isInput ? null : labelOf(button), isBusy ? messages.submitting : null)
  return null
}

function useServedText(button: HTMLElement, isBusy: boolean): void {
  useLayoutEffect(() => {
    if (!isBusy) return
    const text =
      button instanceof HTMLInputElement ? button.value : [...textNodes(labelOf(button))].map(dataOf).join('')
    button.setAttribute(servedText, text)
    return () => button.removeAttribute(servedText)
  }, [button, isBusy])
}

const dataOf = ({ data }: Text) => data

/** Replaces the text of a button and keeps its icon and spinner; `null` restores the server's text. */
function useText(label: HTMLElement | null, text: string | null): void {
  useLayoutEffect(() => {
    if (!label || text === null) return
    const served = [...textNodes(label)].map((node) => [node, node.data] as const)
    const [first] = served
    if (!first) {
      const added = document.createTextNode(text)
      label.append(added)
      return () => added.remove()
    }
    for (const [node] of served) node.data = node === first[0] ? text : ''
    return () => {
      for (const [node, data] of served) node.data = data
    }
  }, [label, text])
}

/** The part of a button that holds its text. */
export function labelOf(button: Element): HTMLElement {
  return button.querySelector<HTMLElement>(labelSelector) ?? (button as HTMLElement)
}

/** The texts of a button that are not empty. */
export function* textNodes(label: HTMLElement): Iterable<Text> {
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // The walker returns text nodes only.
    if (node.nodeValue?.trim()) yield node as Text
  }
}

function textOf(label: HTMLElement): string {
  return label.textContent?.replace(/\s+/g, ' ').trim() ?? ''
}
