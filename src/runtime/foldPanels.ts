import { atStop } from '../browser/atStop'
import { recordChanges } from '../browser/elementChanges'
import type { Panels } from './defineBlock'

/** Whether the browser finds text in `hidden="until-found"`. Other browsers treat it like any hidden element. */
export function canBeFound(): boolean {
  return 'onbeforematch' in document.body
}

/**
 * A closed panel. It has a box, because the browser only searches elements with one, but takes no space. It is out of
 * the flow, so that the margins around it collapse as if it were not displayed. The styles are inline, because no rule
 * in a cascade layer overrides a template's.
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
 * Lets find-in-page search the closed panels of a block that has not mounted: those that match a selector and are not
 * displayed. A panel with a match gets the class of an open one, which the block then finds. Returns a function that
 * restores all others.
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
