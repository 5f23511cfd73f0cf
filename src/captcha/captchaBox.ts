import { element } from '../ui/element'
import { adoptStyles } from '../ui/styles'
import css from './captcha.css?inline'
import { messages } from './messages'

/** The states of a captcha. */
export type CaptchaState = 'asking' | 'loading' | 'ready' | 'answered' | 'expired' | 'failed' | 'missing'

/** The visible parts of a captcha: the provider's widget, a line of text, and a button if the visitor has to act. */
export interface CaptchaBox {
  /** The element that the provider renders into. */
  readonly widget: HTMLElement
  readonly state: () => CaptchaState
  readonly show: (state: CaptchaState) => void
  /**
   * Focuses the visitor's first control, or the widget if its controls are out of reach; returns false if it is empty.
   */
  readonly focus: () => boolean
  readonly remove: () => void
}

/** The progress messages of an automatic check. */
const progress: { readonly [state in CaptchaState]?: 'checking' | 'checked' } = {
  loading: 'checking',
  ready: 'checking',
  answered: 'checked',
}
const focusable = 'iframe, button, input:not([type="hidden"]), [tabindex="0"]'

/**
 * How a captcha appears: a widget to complete, an automatic check that shows its progress, or one that is invisible
 * unless it fails.
 */
export type CaptchaKind = 'widget' | 'work' | 'score'

/** Appends an empty box to the container; `show` fills it. */
export function createCaptchaBox(
  container: Element,
  { kind, alignment, onPress }: { kind: CaptchaKind; alignment: string; onPress: () => void },
): CaptchaBox {
  adoptStyles('captcha', css)
  const widget = element('div', { class: 'skerry-captcha-widget' })
  // Inserted before its text is set, so that screen readers announce the text.
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
      // Don't interrupt a screen reader with the progress of a check, only with what the visitor has to do.
      words.setAttribute('aria-live', kind === 'work' && progress[next] ? 'off' : 'polite')
      words.textContent = wordsOf(next, kind)
      const label = next === 'failed' ? messages.retry : next === 'asking' ? messages.agree : ''
      button.textContent = label
      if (label) box.append(button)
      else removeFocused(button, box)
    },
    focus() {
      // A provider may keep its controls in a closed shadow root.
      const target = box.querySelector<HTMLElement>(focusable) ?? (widget.firstElementChild && widget)
      if (target === widget) widget.tabIndex = -1
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

/** Removes the button. If it has the focus, the focus moves to the box instead of the top of the page. */
function removeFocused(button: HTMLElement, box: HTMLElement): void {
  const isFocused = button === document.activeElement
  button.remove()
  if (!isFocused) return
  box.tabIndex = -1
  box.focus()
}
