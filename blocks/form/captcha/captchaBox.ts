import { adoptStyles } from '../../../src/ui/styles'
import css from './captcha.css?inline'
import { messages } from './messages'

/** What a captcha is doing. */
export type CaptchaState = 'asking' | 'loading' | 'ready' | 'answered' | 'expired' | 'failed' | 'missing'

/** What the visitor sees of a captcha: the provider's widget, a line of words, and a button where there is something to do. */
export interface CaptchaBox {
  /** Where the provider draws. */
  readonly widget: HTMLElement
  readonly state: () => CaptchaState
  readonly show: (state: CaptchaState) => void
  /** Puts the focus on what the visitor can do; false where that is nothing. */
  readonly focus: () => boolean
  readonly remove: () => void
}

const focusable = 'iframe, button, input, [tabindex="0"]'

/** `isSilent` is a captcha that checks by itself and draws nothing: words stand where a widget would. */
export function createCaptchaBox(
  container: Element,
  { isSilent, alignment, onPress }: { isSilent: boolean; alignment: string; onPress: () => void },
): CaptchaBox {
  adoptStyles('captcha', css)
  const box = element('div', 'skerry-captcha')
  const widget = element('div', 'skerry-captcha-widget')
  const words = element('p', 'skerry-captcha-words')
  const button = element('button', 'skerry-captcha-button')
  button.type = 'button'
  button.addEventListener('click', onPress)
  box.dataset.align = alignment
  // There before its words are, so that they are announced.
  words.setAttribute('role', 'status')
  box.append(widget, words)
  Element.prototype.append.call(container, box)

  let state: CaptchaState = 'loading'
  return {
    widget,
    state: () => state,
    show(next) {
      state = next
      box.dataset.state = next
      words.textContent = wordsOf(next, isSilent)
      const label = next === 'failed' ? messages.retry : next === 'asking' ? messages.agree : ''
      button.textContent = label
      if (label) box.append(button)
      else removeFocused(button, box)
    },
    focus() {
      const target = box.querySelector<HTMLElement>(focusable)
      target?.focus()
      return target !== null
    },
    remove: () => box.remove(),
  }
}

function wordsOf(state: CaptchaState, isSilent: boolean): string {
  switch (state) {
    case 'asking':
      return messages.consent
    case 'loading':
      return isSilent ? messages.checking : messages.loading
    case 'ready':
      return isSilent ? messages.checking : ''
    case 'answered':
      return isSilent ? messages.checked : ''
    case 'expired':
      return isSilent ? messages.checkExpired : messages.expired
    case 'failed':
      return messages.failed
    case 'missing':
      return messages.notSetUp
  }
}

/** A button that goes while it has the focus leaves it to what it stood in, not to the top of the page. */
function removeFocused(button: HTMLElement, box: HTMLElement): void {
  const isFocused = button === document.activeElement
  button.remove()
  if (!isFocused) return
  box.tabIndex = -1
  box.focus()
}

function element<Name extends 'div' | 'p' | 'button'>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className })
}
