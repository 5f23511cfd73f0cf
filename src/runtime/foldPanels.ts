import { atStop } from '../browser/atStop'
import { recordChanges } from '../browser/elementChanges'
import type { Panels } from './defineBlock'

/** Whether the browser finds text in what is `hidden="until-found"`; others hide it as they hide anything. */
export function canBeFound(): boolean {
  return 'onbeforematch' in document.body
}

/**
 * A closed panel: it has a box, because the browser only searches what has one, but takes no room. Out of the flow, so that
 * the margins around it collapse as they do around a panel that is not displayed. Inline, because no rule of a cascade
 * layer beats a template's.
 */
export const folded: { readonly [property: string]: string } = {
  display: 'block',
  position: 'absolute',
  'min-height': '0',
  'padding-block': '0',
  'margin-block': '0',
  'border-block-width': '0',
}

/**
 * Lets the browser's search find text in the closed panels of a block that has not mounted: those that a selector finds and
 * nobody sees. One in which it does has the class of an open one from then on, for the block to find it so. Returns what
 * leaves all others as they were.
 */
export function foldPanels(block: HTMLElement, [selector, openClass]: Panels): () => void {
  if (!canBeFound()) return () => {}
  const panels = [...block.querySelectorAll<HTMLElement>(selector)]
  const closed = panels.filter((panel) => getComputedStyle(panel).display === 'none')
  const undos = closed.map((panel) => fold(panel, openClass))
  return () => {
    for (const undo of undos) undo()
  }
}

function fold(panel: HTMLElement, openClass: string): () => void {
  const changes = recordChanges()
  changes.attribute(panel, 'hidden', 'until-found')
  changes.attribute(panel, 'aria-hidden', 'true')
  changes.styles(panel, folded)
  changes.listen(panel, 'beforematch', () => {
    changes.undo()
    const found = recordChanges()
    found.attribute(panel, 'data-state', 'open')
    found.classed(panel, openClass, true)
    atStop(found.undo)
  })
  return changes.undo
}
