import { element } from '../../../src/ui/element'
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

/** What a check that works by itself says meanwhile. */
const progress: { readonly [state in CaptchaState]?: 'checking' | 'checked' } = {
  loading: 'checking',
  ready: 'checking',
  answered: 'checked',
}
const focusable = 'iframe, button, input, [tabindex="0"]'

/**
 * How a captcha shows itself: a widget to complete, a check that works by itself and says how far it is, or one that
 * stays invisible unless it fails.
 */
export type CaptchaKind = 'widget' | 'work' | 'score'

/** Puts an empty box into the container; `show` fills it. */
export function createCaptchaBox(
  container: Element,
  { kind, alignment, onPress }: { kind: CaptchaKind; alignment: string; onPress: () => void },
): CaptchaBox {
  adoptStyles('captcha', css)
  const widget = element('div', { class: 'skerry-captcha-widget' })
  // There before its words are, so that they are announced.
  const words = element('p', { class: 'skerry-captcha-words', role: 'status' })
  const button = element('button', { type: 'button', class: 'skerry-captcha-button', onclick: onPress })
  const box = element('div', { class: 'skerry-captcha', 'data-align': alignment }, widget, words)
  Element.prototype.append.call(container, box)

  let state: CaptchaState = 'loading'
  return {
    widget,
    state: () => state,
    show(next) {
      state = next
      box.dataset.state = next
      // How a check goes on is not worth an interruption; what the visitor has to do is.
      words.setAttribute('aria-live', kind === 'work' && progress[next] ? 'off' : 'polite')
      words.textContent = wordsOf(next, kind)
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

function wordsOf(state: CaptchaState, kind: CaptchaKind): string {
  switch (state) {
    case 'asking':
      return messages.consent
    case 'failed':
      return messages.failed
    case 'missing':
      return messages.notSetUp
    case 'expired':
      return kind === 'work' ? messages.checkExpired : messages.expired
    case 'loading':
      if (kind === 'widget') return messages.loading
  }
  const name = progress[state]
  return kind === 'work' && name ? messages[name] : ''
}

/** A button that goes while it has the focus leaves it to what it stood in, not to the top of the page. */
function removeFocused(button: HTMLElement, box: HTMLElement): void {
  const isFocused = button === document.activeElement
  button.remove()
  if (!isFocused) return
  box.tabIndex = -1
  box.focus()
}
