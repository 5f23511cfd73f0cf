import { recordChanges } from '../../src/browser/elementChanges'
import { readableCopy } from '../../src/browser/readableCopy'
import { replaceContent } from '../../src/ui/replaceContent'
import { adoptStyles } from '../../src/ui/styles'
import { arrangeGrid } from './arrangeGrid'
import { arrangeList } from './arrangeList'
import { arrangeWall } from './arrangeWall'
import type { SummaryProps } from './props'
import { readSummary } from './readSummary'
import { showImages } from './showImages'
import { startCarousel } from './startCarousel'
import css from './summary.css?inline'

/** Reads a summary. Returns `null` if it has no items. */
export function parse(element: HTMLElement): SummaryProps | null {
  return readSummary(element)
}

/** Loads the code that only summaries of events need. */
export async function prepare(props: SummaryProps): Promise<SummaryProps> {
  if (!props.events) return props
  const { fetchEvents } = await import('./fetchEvents')
  return { ...props, fetchEvents }
}

/**
 * Lays out the items and loads their images. A page may have been saved before an event took place, so the server
 * renders summaries of events again (B7 GetWidgetRendering).
 */
export function attach(element: HTMLElement, props: SummaryProps): () => void {
  adoptStyles('summary', css)
  const stop = new AbortController()
  let undo = layOut(element, props)
  const replace = (content: DocumentFragment | null) => {
    if (stop.signal.aborted || !content || isSame(content, props)) return
    const focused = element.contains(document.activeElement) ? document.activeElement : null
    undo()
    const restore = replaceContent(element, content)
    const next = readSummary(element)
    const undoNext = next ? layOut(element, next, true) : () => {}
    undo = () => {
      undoNext()
      restore()
    }
    if (focused) focusLike(focused, element)
  }
  // If the request fails, the served events stay.
  if (props.events && props.fetchEvents) props.fetchEvents(props.events, stop.signal).then(replace, () => {})
  return () => {
    stop.abort()
    undo()
  }
}

/** Focuses the link with the same URL as the replaced one, else the first link. */
function focusLike(replaced: Element, element: HTMLElement): void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a:not([tabindex="-1"])')]
  const same = links.find((link) => link.getAttribute('href') === replaced.getAttribute('href'))
  ;(same ?? links[0])?.focus({ preventScroll: true })
}

/** `isReplacing`: whether other items were shown before. The content below them must then not move. */
function layOut(element: HTMLElement, props: SummaryProps, isReplacing = false): () => void {
  const { design, list, items } = props
  const changes = recordChanges()
  changes.attribute(list, 'data-skerry-summary', design)
  for (const item of items) changes.classed(item, 'positioned', true)
  if (design === 'grid') arrangeGrid(props, changes)
  if (design === 'list') arrangeList(props, changes)
  showImages(props, changes)
  if (design === 'wall') arrangeWall(props, changes)
  if (design === 'carousel') startCarousel(element, props, changes, isReplacing)
  return changes.undo
}

/** Whether the server's new items have the same content as those on the page. */
function isSame(content: DocumentFragment, { list }: SummaryProps): boolean {
  return readItems(content) === readItems(list.parentElement ?? list)
}

/** The text and the links of all items. Images are left out, because their size may differ each time. */
function readItems(root: ParentNode): string {
  const items = [...root.querySelectorAll('.summary-item, [data-summary-item]')].map((item) => {
    const copy = readableCopy(item)
    const links = [...copy.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    return [copy.textContent?.trim().replace(/\s+/g, ' '), ...links]
  })
  return JSON.stringify(items)
}
