import { element } from '../../src/ui/element'
import { pushEscape } from '../../src/ui/escapeStack'
import { containFocus } from '../../src/ui/focusContainment'
import { makePageInert } from '../../src/ui/makePageInert'
import { openLayer } from '../../src/ui/overlayHost'
import { rememberFocus } from '../../src/ui/returnFocus'
import { adoptStyles } from '../../src/ui/styles'
import { containsDeeply } from '../../src/ui/tabbables'
import { drawDialog, matchPage, type QuickViewParts } from './drawDialog'
import { messages } from './messages'
import { moveIn, moveOut } from './motion'
import type { QuickViewProps } from './props'
import frameCss from './quickView.css?inline'
import contentCss from './quickViewContent.css?inline'

/**
 * Shows the product of a button in a dialog, from which arrows lead to the other products of its group. Returns a
 * function that removes it at once, even while it is leaving the screen.
 */
export function openQuickView(button: HTMLElement, { itemId, group, page }: QuickViewProps): () => void {
  const ids = groupOf(group, itemId)
  const isRtl = getComputedStyle(document.body).direction === 'rtl'
  const giveBackFocus = rememberFocus({ opener: button, preventScroll: true })
  let shown = itemId
  let request = new AbortController()

  const show = async (id: string) => {
    request.abort()
    request = new AbortController()
    const { signal } = request
    shown = id
    showLoading(parts)
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
  const parts = drawDialog({ isRtl, onStep: step, onClose: () => close() })
  parts.previous.hidden = parts.next.hidden = ids.length < 2

  const layer = openLayer('popup')
  adoptStyles('quick-view', frameCss, layer.shadow)
  adoptStyles('quick-view-content', contentCss)
  matchPage(parts)
  layer.element.append(parts.scrim)
  layer.host.append(parts.content)
  const isOurs = (focused: Element) => containsDeeply(parts.dialog, focused) || containsDeeply(parts.content, focused)
  const releaseFocus = containFocus({ predicate: isOurs })
  const wakePage = makePageInert(layer)
  const popEscape = pushEscape(() => close())
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    request.abort()
    popEscape()
    wakePage()
    releaseFocus()
    giveBackFocus(isOurs)
    parts.scrim.style.pointerEvents = 'none' // the page can be used again while the dialog leaves
    moveOut(parts).then(remove, remove)
  }
  const remove = () => {
    close()
    parts.content.remove()
    layer.close()
  }
  moveIn(parts)
  parts.dialog.focus({ preventScroll: true })
  void show(itemId)
  return remove
}

/** The products of a group, as the page lists them; the product alone if it has no group. */
function groupOf(group: string, itemId: string): readonly string[] {
  if (!group) return [itemId]
  // A list hides the products that a visitor filters out.
  const own = `.sqs-product-quick-view-button[data-group="${CSS.escape(group)}"]:not([hidden] *)`
  const buttons = document.querySelectorAll(own)
  return [...new Set([...buttons].map((button) => button.getAttribute('data-id')?.trim() ?? ''))].filter(Boolean)
}

function showLoading({ dialog, content, status }: QuickViewParts): void {
  dialog.setAttribute('aria-busy', 'true')
  status.textContent = messages.loading
  content.style.opacity = content.hasChildNodes() ? '0.4' : ''
}

function name(parts: QuickViewParts, title: string): void {
  end(parts)
  parts.dialog.setAttribute('aria-label', title || messages.loading)
  parts.status.textContent = title
  parts.dialog.querySelector('.body')?.scrollTo(0, 0)
}

function showFailure(parts: QuickViewParts, error: unknown, onRetry: () => void): void {
  end(parts)
  parts.status.textContent = ''
  const message = error instanceof Error ? error.message : String(error)
  const retry = element('button', { type: 'button', onclick: onRetry }, messages.retry)
  parts.content.replaceChildren(element('p', { role: 'alert' }, message), element('p', {}, retry))
}

function end({ dialog, content }: QuickViewParts): void {
  dialog.removeAttribute('aria-busy')
  content.style.opacity = ''
}
