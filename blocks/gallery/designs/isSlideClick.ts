import { interactive, isPlainClick } from '../../../src/browser/plainClick'

/** Whether a click is one on a slide: not on a link or a control in it, nor the end of a selection of its text. */
export function isSlideClick(event: MouseEvent): boolean {
  const target = event.target as Element
  if (!isPlainClick(event) || target.closest(interactive)) return false
  const selection = getSelection()
  return selection?.type !== 'Range' || !target.contains(selection.focusNode)
}
