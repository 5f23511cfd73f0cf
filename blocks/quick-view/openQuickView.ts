import { failureText } from '../../src/errors/failureText'
import { arrows } from '../../src/ui/arrows'
import { element } from '../../src/ui/element'
import { dialogControl, openPageDialog } from '../../src/ui/pageDialog'
import { adoptStyles } from '../../src/ui/styles'
import { messages } from './messages'
import type { QuickViewProps } from './props'
import frameCss from './quickView.css?inline'
import contentCss from './quickViewContent.css?inline'

interface QuickViewParts {
  readonly dialog: HTMLElement
  /** The product. */
  readonly content: HTMLElement
  /** What screen readers announce. */
  readonly status: HTMLElement
}

/**
 * Shows the product of a button in a dialog, with arrows to the other products of its group. Returns a function that
 * removes the dialog at once, even during its closing animation.
 */
export function openQuickView(button: HTMLElement, { itemId, group, page }: QuickViewProps): () => void {
  const ids = groupOf(group, itemId)
  let shown = itemId
  let request = new AbortController()

  const show = async (id: string) => {
    request.abort()
    request = new AbortController()
    const { signal } = request
    shown = id
    showLoading(parts)
    // The button that triggered this is about to be replaced.
    if (content.contains(document.activeElement)) dialog.focus({ preventScroll: true })
    try {
      const { fetchQuickView } = await import('./fetchQuickView')
      const { title, content } = await fetchQuickView(id, page, signal)
      if (signal.aborted) return
      parts.content.replaceChildren(content)
      name(parts, title)
    } catch (error) {
      if (!signal.aborted) showFailure(parts, error, () => void show(id))
    }
  }
  const step = (by: 1 | -1) => void show(ids[(ids.indexOf(shown) + by + ids.length) % ids.length] ?? itemId)
  const content = element('div', { class: 'skerry-quick-view' })
  const { dialog, remove } = openPageDialog({
    label: messages.loading,
    closeLabel: messages.close,
    content,
    controls: ids.length > 1 ? drawArrows(step) : [],
    opener: button,
    onClose: () => request.abort(),
  })
  const parts = { dialog, content, status: element('p', { role: 'status' }) }
  dialog.classList.add('quick-view')
  dialog.append(parts.status)
  adoptStyles('quick-view', frameCss, dialog.getRootNode() as ShadowRoot)
  adoptStyles('quick-view-content', contentCss)
  void show(itemId)
  return remove
}

/** The products of a group, in the order of the page; only the product itself without a group. */
function groupOf(group: string, itemId: string): readonly string[] {
  if (!group) return [itemId]
  // A list hides the products that a visitor has filtered out.
  const own = `.sqs-product-quick-view-button[data-group="${CSS.escape(group)}"]:not([hidden] *)`
  const buttons = document.querySelectorAll(own)
  return [...new Set([...buttons].map((button) => button.getAttribute('data-id')?.trim() ?? ''))].filter(Boolean)
}

function drawArrows(step: (by: 1 | -1) => void): HTMLElement[] {
  const { previous, next } = arrows(document.body)
  return [dialogControl(messages.previous, previous, () => step(-1)), dialogControl(messages.next, next, () => step(1))]
}

function showLoading({ dialog, content, status }: QuickViewParts): void {
  dialog.setAttribute('aria-busy', 'true')
  dialog.setAttribute('aria-label', messages.loading)
  status.textContent = messages.loading
  content.style.opacity = content.hasChildNodes() ? '0.4' : ''
}

function name(parts: QuickViewParts, title: string): void {
  end(parts)
  parts.dialog.setAttribute('aria-label', title || messages.loading)
  parts.status.textContent = title
  parts.content.assignedSlot?.parentElement?.scrollTo(0, 0)
}

function showFailure(parts: QuickViewParts, error: unknown, onRetry: () => void): void {
  end(parts)
  parts.status.textContent = ''
  const message = failureText(error, messages.unknown)
  parts.dialog.setAttribute('aria-label', message)
  const retry = element('button', { type: 'button', onclick: onRetry }, messages.retry)
  parts.content.replaceChildren(element('p', { role: 'alert' }, message), element('p', {}, retry))
}

function end({ dialog, content }: QuickViewParts): void {
  dialog.removeAttribute('aria-busy')
  content.style.opacity = ''
}
