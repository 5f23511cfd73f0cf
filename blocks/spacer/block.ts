import { recordChanges } from '../../src/browser/elementChanges'
import { spacerContent } from '../../src/model/page/spacerContent'
import { readText } from '../../src/runtime/attributes'
import type { SpacerProps } from './props'

/** Reads how high a spacer is for its width. Skipped if it has no ratio or no content to size. */
export function parse(element: HTMLElement): SpacerProps | null {
  const content = element.querySelector<HTMLElement>(spacerContent)
  const ratio = Number.parseFloat(readText(element, 'data-aspect-ratio'))
  return content && ratio > 0 ? { content, ratio } : null
}

/** Makes the spacer as high as its ratio says, below what stands in it. A padding in percent follows the width by itself. */
export function attach(_element: HTMLElement, { content, ratio }: SpacerProps): () => void {
  const changes = recordChanges()
  changes.style(content, 'padding-bottom', `${ratio}%`)
  return changes.undo
}
