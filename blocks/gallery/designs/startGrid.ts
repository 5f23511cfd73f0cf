import type { StaticContext } from './design'
import { addDesignClasses, isLaidOut, showImages, skipOffscreenLayout } from './staticLayout'

/**
 * Begins a design that a CSS grid lays out. Returns what divides it into so many columns. A template that puts slides
 * beside each other itself keeps its own way.
 */
export function startGrid(context: StaticContext, name: string, gutterPx: number): (columns: number) => void {
  const { container, slides, changes } = context
  addDesignClasses(context, name)
  if (isLaidOut(context)) changes.style(container, 'display', 'block')
  // The server writes a rule for each block that makes the gutter by margins, below the last row too.
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
