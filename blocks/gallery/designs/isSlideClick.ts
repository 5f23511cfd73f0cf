import { interactive, isPlainClick } from '../../../src/browser/plainClick'

/** Whether a click is one on a slide: not on a link or a control in it, nor the end of a selection of its text. */
export function isSlideClick(event: MouseEvent): boolean {
  const target = event.target as Element
  return isPlainClick(event) && !target.closest(interactive) && !(event.detail > 0 && hasSelectionEnd(target))
}

function hasSelectionEnd(element: Element): boolean {
  const selection = getSelection()
  return selection?.isCollapsed === false && element.contains(selection.focusNode)
}
