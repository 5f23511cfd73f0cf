import { element } from '../../../src/ui/element'
import { drawEffects } from './drawEffects'

/**
 * Shows a text, such as a currency sign, over the start of an input, before the typed text. The input makes room for
 * it.
 */
export function drawPrefixed(input: HTMLInputElement, text: string): HTMLElement {
  const id = `${input.id}-prefix`
  const prefix = element('span', { class: 'form-input-prefix', id }, text)
  input.setAttribute('aria-describedby', id)
  queueMicrotask(() => fitPrefix(input, prefix)) // once it is on the page
  return element('span', { class: 'skerry-form-prefixed' }, input, drawEffects(), prefix)
}

/** Makes room for a prefix. A prefix that is not shown yet, in a closed dialog, has no width. */
export function fitPrefix(input: HTMLInputElement, prefix: HTMLElement): void {
  const { width } = prefix.getBoundingClientRect()
  input.style.paddingLeft = width ? `${width}px` : `calc(${prefix.textContent?.length ?? 0}ch + 20px)`
}
