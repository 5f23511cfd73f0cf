import type { StaticContext } from './design'
import { addDesignClasses, isLaidOut, showImages, skipOffscreenLayout } from './staticLayout'

/**
 * Starts a design that uses a CSS grid. Returns a function that sets the number of columns. If the template already
 * places slides side by side, its layout is kept.
 */
export function startGrid(context: StaticContext, name: string, gutterPx: number): (columns: number) => void {
  const { container, slides, changes } = context
  addDesignClasses(context, name)
  if (isLaidOut(context)) changes.style(container, 'display', 'block')
  // For each block, the server writes a CSS rule that makes the gutter with margins, even below the last row.
  const wrapper = slides[0]?.element.querySelector('.margin-wrapper')
  const hasGutter = wrapper && Number.parseFloat(getComputedStyle(wrapper).marginBottom) > 0
  if (hasGutter) changes.style(container, 'margin-bottom', `${-gutterPx}px`)
  changes.style(container, '--skerry-gap', `${hasGutter ? 0 : gutterPx}px`)
  showImages(context)
  return (columns) => {
    changes.style(container, '--skerry-columns', `${columns}`)
    skipOffscreenLayout(context)
  }
}
