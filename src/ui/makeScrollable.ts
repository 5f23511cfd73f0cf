import { tabbables } from './tabbables'

/** Makes a box reachable by keyboard if it scrolls and its content has nothing that the Tab key reaches. */
export function makeScrollable(box: HTMLElement, content: ParentNode = box): void {
  if (box.scrollHeight > box.clientHeight + 1 && !tabbables(content)[0]) box.tabIndex = 0
  else box.removeAttribute('tabindex')
}
