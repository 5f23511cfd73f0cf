import { tabbables } from './tabbables'

/** The keyboard reaches a box while it has to be scrolled and nothing in its content can be reached. */
export function makeScrollable(box: HTMLElement, content: ParentNode = box): void {
  if (box.scrollHeight > box.clientHeight + 1 && !tabbables(content)[0]) box.tabIndex = 0
  else box.removeAttribute('tabindex')
}
