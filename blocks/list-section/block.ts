import { recordChanges } from '../../src/browser/elementChanges'
import { watchSize } from '../../src/browser/watchSize'
import { pageLoaded } from '../../src/runtime/moments'
import { boundMark, hasTemplateScript, isBound } from '../../src/runtime/templateScript'
import { adoptStyles } from '../../src/ui/styles'
import { layOut } from './layOut'
import css from './listSection.css?inline'
import { moveByArrows } from './moveByArrows'
import type { ListSectionProps } from './props'

/** Finds the row of a list section. Returns `null` if it is empty, or if a template's script controls the section. */
export function parse(element: HTMLElement): ListSectionProps | null {
  const list = element.querySelector<HTMLElement>('.user-items-list-carousel__slides, .slides')
  const gutter = element.querySelector<HTMLElement>('.user-items-list-carousel__gutter, .slideshow-gutter')
  if (!list || !gutter || isBound(element)) return null
  const items = [...list.children].filter(
    (item): item is HTMLElement => item instanceof HTMLElement && !item.dataset.originalItemIndex,
  )
  return items[0] ? { element, list, items, gutter } : null
}

/** Waits for the template's script, which loads its code for lists once it runs. Throws `null` if it has taken over. */
export async function prepare(props: ListSectionProps): Promise<ListSectionProps> {
  if (hasTemplateScript()) await pageLoaded()
  if (isBound(props.element)) throw null
  return props
}

/**
 * Shows the items in a row that scrolls natively and that the section's arrows move. A template's script that loads
 * later takes over.
 */
export function attach(element: HTMLElement, props: ListSectionProps, fail: (error: unknown) => void): () => void {
  adoptStyles('list-section', css)
  const changes = recordChanges()
  const observer = new MutationObserver(() => {
    if (!element.hasAttribute(boundMark)) return
    changes.undo()
    fail(null)
  })
  observer.observe(element, { attributeFilter: [boundMark] })
  changes.onUndo(() => observer.disconnect())
  const measure = layOut(props, changes)
  const update = moveByArrows(props, changes)
  const refresh = () => {
    measure()
    update()
  }
  changes.onUndo(watchSize(props.gutter, refresh))
  return changes.undo
}
