import { endsSelection } from '../../../src/browser/endsSelection'
import { interactive, isPlainClick } from '../../../src/browser/plainClick'

/** Whether a click is one on a slide: not on a link or a control in it, nor the end of a selection of its text. */
export function isSlideClick(event: MouseEvent): boolean {
  return isPlainClick(event) && !(event.target as Element).closest(interactive) && !endsSelection(event)
}

/** Follows the link of a slide, for a click on a caption that lies over it. Returns whether there is one. */
export function followLink(slide: Element): boolean {
  const link = slide.querySelector<HTMLElement>('.skerry-gallery-link')
  link?.click()
  return link !== null
}
