import { type ElementChanges, recordChanges } from '../../src/browser/elementChanges'
import { whenIdle } from '../../src/browser/idle'
import type { Page } from '../../src/model/page/page'
import type * as census from '../../src/telemetry/census'
import type { ButtonProps } from './props'
import { readButton } from './readButton'

const middleButton = 1

/** Finds the links of a button block. Returns `null` without one: none is configured yet. */
export function parse(element: HTMLElement, page: Page): ButtonProps | null {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.length > 0 ? { buttons: links.map((link) => readButton(link, element)), page } : null
}

/** B7: counts views and clicks of the buttons. A button that opens a window passes no reference to the page. */
export function attach(_: HTMLElement, { buttons, page }: ButtonProps): () => void {
  const changes = recordChanges()
  const count = whenCounted(changes)
  count(({ recordButtonRender }) => {
    for (const { beacon } of buttons) recordButtonRender(page, beacon)
  })
  for (const { link, beacon } of buttons) {
    const countClick = () => count(({ recordButtonClick }) => recordButtonClick(page, beacon))
    if (beacon.newWindow) hideOpener(changes, link)
    changes.listen(link, 'click', countClick)
    // The middle mouse button opens a link in a new tab.
    changes.listen(link, 'auxclick', (event) => {
      if ((event as MouseEvent).button === middleButton) countClick()
    })
  }
  return changes.undo
}

/**
 * Loads the counting code when the page is idle, because no visitor waits for it. Returns a function that runs a
 * callback once the code has loaded. After that it runs callbacks synchronously, because a click may leave the page.
 */
function whenCounted(changes: ElementChanges): (act: (loaded: typeof census) => void) => void {
  let loaded: typeof census | null = null
  const waiting: ((loaded: typeof census) => void)[] = []
  const load = async () => {
    loaded = await import('../../src/telemetry/census')
    if (!changes.signal.aborted) for (const act of waiting.splice(0)) act(loaded)
  }
  // Failures are ignored (B7): the buttons work without it.
  changes.onUndo(whenIdle(() => void load().catch(() => {})))
  return (act) => {
    if (loaded) act(loaded)
    else waiting.push(act)
  }
}

/** In older browsers, the opened page could navigate this one. The owner's own `rel` is kept. */
function hideOpener(changes: ElementChanges, link: HTMLAnchorElement): void {
  const tokens = new Set(link.rel.split(/\s+/).filter(Boolean))
  if (tokens.has('opener') || tokens.has('noreferrer')) return
  changes.attribute(link, 'rel', [...tokens.add('noopener')].join(' '))
}
