import { atStop } from '../browser/atStop'
import { markOwn } from '../browser/ownElements'
import { onResize } from '../browser/resize'
import { shared } from '../browser/shared'
import { element, icon } from './element'
import { messages } from './messages'
import css from './retryNotice.css?inline'
import { adoptStyles } from './styles'
import { isTabbable, tabbables } from './tabbables'

export interface RetryOptions {
  /** Default: 'Unable to load. Try again.' (B8 Interface error strings). */
  readonly message?: string
  /** Tries again. The button ignores clicks while a returned promise is pending. If it succeeds, call `remove`. */
  readonly onRetry: () => unknown
  /** Whether the block's box is empty. If so, the notice is in its middle, otherwise in its lower corner. */
  readonly isEmpty?: boolean
}

const arrow = 'M20 12a8 8 0 1 1-2.3-5.6L20 8.5M20 4v4.5h-4.5'

const notices = () =>
  shared('retryNotices', () => {
    const open = new Map<Element, () => void>()
    atStop(() => {
      for (const remove of [...open.values()]) remove()
    })
    return open
  })

/**
 * Shows that a block could not be loaded, with a button to try again. The notice follows the block in the document and
 * covers part of its box, so that nothing moves. A block has one notice: a second call replaces the first. Returns a
 * function that removes it.
 */
export function showRetry(
  block: Element,
  { message = messages.unableToLoad, onRetry, isEmpty = false }: RetryOptions,
): () => void {
  notices().get(block)?.()
  adoptStyles('retryNotice', css)
  const button = element('button', { type: 'button', class: 'skerry-retry__button' }, icon(arrow), message)
  const notice = markOwn(element('div', { class: 'skerry-retry', role: 'status' }))
  button.addEventListener('click', () => retry(button, onRetry))
  block.after(notice)
  notice.append(button) // after the region is on the page, because screen readers announce only additions to it
  const place = () => layOver(notice, block, isEmpty)
  place()
  const stopPlacing = onResize(place)
  const remove = () => {
    // The visitor has pressed the button: the focus moves to the block, which has loaded, or into it.
    const target = isTabbable(block) ? block : tabbables(block)[0]
    if (notice.contains(document.activeElement)) target?.focus({ preventScroll: true })
    stopPlacing()
    notice.remove()
    if (notices().get(block) === remove) notices().delete(block)
  }
  notices().set(block, remove)
  return remove
}

/**
 * Places a notice over its block: in the middle of an empty box, otherwise in the lower corner, where it covers few
 * links and buttons. A notice that does not fit stays in the flow.
 */
function layOver(notice: HTMLElement, block: Element, isEmpty: boolean): void {
  const box = block.getBoundingClientRect()
  notice.classList.add('skerry-retry--over')
  Object.assign(notice.style, { maxWidth: `${box.width}px`, translate: '' })
  const own = notice.getBoundingClientRect()
  const endX = getComputedStyle(block).direction === 'rtl' ? 0 : 1
  const x = box.left + (box.width - own.width) * (isEmpty ? 0.5 : endX) - own.left
  const y = box.top + (box.height - own.height) * (isEmpty ? 0.5 : 1) - own.top
  notice.style.translate = `${x}px ${y}px`
  if (own.height < box.height) return
  notice.classList.remove('skerry-retry--over')
  notice.removeAttribute('style')
}

async function retry(button: HTMLElement, onRetry: () => unknown): Promise<void> {
  if (button.getAttribute('aria-disabled') === 'true') return
  // Not `disabled`, which would lose the focus.
  button.setAttribute('aria-disabled', 'true')
  try {
    await onRetry()
  } finally {
    button.removeAttribute('aria-disabled')
  }
}
