import { focusedElement } from './tabbables'

/** Is notified of Back on a phone before the page is left (HTML, `CloseWatcher`). Not in the DOM types yet. */
interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}
type CloseWatchers = { readonly CloseWatcher?: new () => CloseWatcher }

/**
 * While a modal is open, Back on a phone acts like Escape: it closes what is on top instead of leaving the page
 * (docs/decisions.md#28). If there is nothing to close, the next Back leaves the page. Ends when `signal` aborts.
 */
export function closeOnBack(signal: AbortSignal): void {
  const { CloseWatcher } = window as CloseWatchers
  // With a keyboard, the browser's close request is the Escape that the page has already received.
  if (!CloseWatcher || signal.aborted || !matchMedia('(pointer: coarse)').matches) return
  const watcher = new CloseWatcher()
  watcher.onclose = () => {
    const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true })
    const isAnswered = !(focusedElement() ?? document).dispatchEvent(event)
    if (isAnswered) closeOnBack(signal)
  }
  signal.addEventListener('abort', () => watcher.destroy())
}
