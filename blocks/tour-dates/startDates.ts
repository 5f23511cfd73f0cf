import { mayContact, needsConsent, onConsentChange } from '../../src/browser/consent'
import { recordChanges } from '../../src/browser/elementChanges'
import { format } from '../../src/language/format'
import { element } from '../../src/ui/element'
import { replaceContent } from '../../src/ui/replaceContent'
import { adoptStyles } from '../../src/ui/styles'
import { drawDates } from './drawDates'
import { messages } from './messages'
import type { TourDatesProps } from './props'
import css from './tourDates.css?inline'

type State = 'asking' | 'loading' | 'shown' | 'failed'

/**
 * Shows the dates. If they are another company's and consent is missing, a button loads them, which also gives consent.
 * Otherwise they load automatically.
 */
export function startDates(block: HTMLElement, props: TourDatesProps): () => void {
  adoptStyles('tour-dates', css)
  const changes = recordChanges()
  let state: State = 'asking'
  const words = element('p', { class: 'skerry-tour-words' })
  const button = element('button', { type: 'button', onclick: () => void load(true) })
  const content = element('div', { class: 'skerry-tour-content' })
  const root = element(
    'div',
    { class: 'skerry-tour', role: 'group', 'aria-label': messages.name, tabindex: '-1' },
    words,
    button,
    content,
  )

  const show = (next: State, count = 0) => {
    state = next
    root.dataset.state = state
    // A failure needs no space for dates. A retry gets it only when it succeeds.
    if (next !== 'loading')
      for (const box of [block, root]) changes.style(box, 'min-block-size', next === 'failed' ? '0' : null)
    const asks = needsConsent(props.address)
    words.textContent = {
      asking: asks ? messages.consent : '',
      loading: messages.loading,
      shown: count ? format(messages.loaded, { count }) : messages.none,
      failed: messages.failed,
    }[state]
    words.classList.toggle('is-spoken', state === 'shown' && count > 0) // the dates themselves are visible
    button.textContent = state === 'failed' ? messages.retry : asks ? messages.agree : messages.show
    button.hidden = state === 'shown'
    button.setAttribute('aria-disabled', String(state === 'loading'))
  }
  const load = async (isPressed = false) => {
    if (isPressed) words.setAttribute('role', 'status') // dates that load automatically are not announced
    if (state === 'loading') return
    show('loading')
    try {
      const dates = await props.load(props.address, changes.signal)
      const hadFocus = document.activeElement === button
      const drawn = dates.length > 0 ? drawDates(props.isPast ? [...dates].reverse() : dates, props.locale) : null
      show('shown', dates.length)
      if (drawn) content.append(drawn.root)
      drawn?.fit(root)
      if (hadFocus) (drawn?.root ?? root).focus({ preventScroll: true })
    } catch {
      show('failed')
    }
  }
  const loadIfAllowed = () => {
    if (state !== 'asking') return
    if (mayContact(props.address)) void load()
    else show('asking')
  }

  changes.onUndo(replaceContent(block, root))
  changes.onUndo(onConsentChange(loadIfAllowed))
  loadIfAllowed()
  return changes.undo
}
