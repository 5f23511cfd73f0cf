import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import type { CookieBanner } from '../../src/model/page/cookieBanner'
import { barsChanged } from '../../src/ui/bars'
import { element, icon } from '../../src/ui/element'
import { readHtml, sanitiseHtml } from '../../src/ui/html'
import { adoptStyles } from '../../src/ui/styles'
import css from './cookieBanner.css?inline'
import { createFocusReturn } from './createFocusReturn'
import { messages } from './messages'
import { standClear } from './standClear'

export type Choice = 'given' | 'declined'

interface BannerOptions {
  /** Whether there is a button that declines. */
  readonly canDecline: boolean
  /** Whether to move the focus to the banner, because the visitor requested it. */
  readonly takesFocus: boolean
  readonly choose: (answer: Choice) => void
}

const icons = { given: 'M5 12.5 10 17.5 19 7', declined: 'M6 6 18 18M18 6 6 18' }

/**
 * Shows the banner in the host's shadow root, where no style sheet of the page applies (docs/decisions.md#56). It is a
 * region, not a dialog: the page stays usable, and screen readers announce the text without losing their place. Returns
 * a function that removes it.
 */
export function showBanner(host: HTMLElement, banner: CookieBanner, options: BannerOptions): () => void {
  const changes = recordChanges()
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  adoptStyles('cookie-banner', css, shadow)
  const text = element('div', { class: 'text', role: 'status' })
  const box = element(
    'section',
    { class: classesOf(banner, options), 'aria-label': messages.title, tabindex: options.takesFocus && '-1' },
    text,
    actionsOf(banner, options),
  )
  const returnFocus = createFocusReturn(host, changes)
  shadow.append(box)
  changes.onUndo(standClear(host, box))
  changes.onUndo(watchSize(text, () => makeScrollable(text)))
  void fillText(box, text, banner, changes)
  if (options.takesFocus) box.focus({ preventScroll: true })
  return () => {
    const focused = shadow.activeElement
    box.remove()
    changes.undo()
    document.dispatchEvent(new Event(barsChanged))
    if (focused) returnFocus()
  }
}

function classesOf({ variant, position, theme, ctaVariant }: CookieBanner, { canDecline }: BannerOptions): string {
  const edge = position.startsWith('TOP') ? 'at-top' : 'at-bottom'
  const side = position.endsWith('RIGHT') ? 'at-right' : 'at-left'
  const look = `is-${variant.toLowerCase()} is-${theme.toLowerCase()} has-${ctaVariant.toLowerCase()}`
  const all = ['banner', 'is-empty', look, edge, variant === 'POPUP' && side, canDecline && 'has-choice']
  return all.filter(Boolean).join(' ')
}

/** Fills in the text once the region is in the document, because screen readers announce only what is added to it. */
async function fillText(box: Element, text: Element, banner: CookieBanner, { signal }: ElementChanges): Promise<void> {
  const content = banner.text ? await sanitiseHtml(banner.text).catch(() => wordsOf(banner.text)) : messages.text
  requestAnimationFrame(() => {
    if (signal.aborted) return
    text.append(content)
    box.classList.remove('is-empty')
  })
}

/** The text of HTML, for browsers whose sanitiser failed to load. */
function wordsOf(html: string): string {
  return readHtml(html).textContent ?? ''
}

/** The buttons. They look alike, so that declining is as easy as accepting. */
function actionsOf(banner: CookieBanner, { canDecline, choose }: BannerOptions): HTMLElement {
  const isIcon = banner.ctaVariant === 'ICON'
  const button = (answer: Choice, name: string) =>
    element(
      'button',
      {
        type: 'button',
        class: 'action',
        'aria-label': isIcon && name,
        title: isIcon && name,
        onclick: () => choose(answer),
      },
      isIcon ? icon(icons[answer]) : name,
    )
  const actions = element('div', { class: 'actions' }, button('given', banner.ctaText || messages.accept))
  if (canDecline) actions.append(button('declined', banner.optOutCtaText || messages.decline))
  return actions
}

/** Makes the text focusable while it overflows, so that it can be scrolled with the keyboard. */
function makeScrollable(text: HTMLElement): void {
  if (text.scrollHeight > text.clientHeight + 1) text.tabIndex = 0
  else text.removeAttribute('tabindex')
}
