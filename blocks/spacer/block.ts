import { recordChanges } from '../../src/browser/elementChanges'
import { spacerContent } from '../../src/model/page/spacerContent'
import { readText } from '../../src/runtime/attributes'
import type { SpacerProps } from './props'

/** Reads a spacer's ratio of height to width. Returns `null` without a ratio or an element to size. */
export function parse(element: HTMLElement): SpacerProps | null {
  const content = element.querySelector<HTMLElement>(spacerContent)
  const ratio = Number.parseFloat(readText(element, 'data-aspect-ratio'))
  return content && ratio > 0 ? { content, ratio } : null
}

/** Sets the spacer's height by its ratio, below its content. A percentage padding follows the width automatically. */
export function attach(_element: HTMLElement, { content, ratio }: SpacerProps): () => void {
  const changes = recordChanges()
  changes.style(content, 'padding-bottom', `${ratio}%`)
  return changes.undo
}
