import { endsSelection } from '../../../src/browser/endsSelection'
import { interactive, isPlainClick } from '../../../src/browser/plainClick'

/** Whether a click selects a slide: not if it hits a link or a control in it, or ends a text selection. */
export function isSlideClick(event: MouseEvent): boolean {
  return isPlainClick(event) && !(event.target as Element).closest(interactive) && !endsSelection(event)
}

/** Follows the link of a slide, for a click on a caption that covers it. Returns whether there is one. */
export function followLink(slide: Element): boolean {
  const link = slide.querySelector<HTMLElement>('.skerry-gallery-link')
  link?.click()
  return link !== null
}
