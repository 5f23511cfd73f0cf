import type { ElementChanges } from '../browser/elementChanges'
import { interactive, isPlainClick, isPress } from '../browser/plainClick'
import { preloadLightbox } from './lightbox'

/**
 * Makes an element of the server open a lightbox on click, Enter and Space. If it is no button or link, it becomes one
 * for the keyboard and assistive technology; `label` is its name if it has none. `area` is what may be clicked, if more
 * than the opener. Links and controls in the area still do what they do, and so does a click with a modifier key.
 */
export function makeOpener(
  opener: HTMLElement,
  changes: ElementChanges,
  { open, label, area = opener }: { readonly open: () => void; readonly label: string; readonly area?: HTMLElement },
): void {
  if (!opener.matches('button')) changes.attribute(opener, 'role', 'button')
  if (!opener.matches('a[href], button')) changes.attribute(opener, 'tabindex', '0')
  changes.attribute(opener, 'aria-haspopup', 'dialog')
  if (!hasName(opener)) changes.attribute(opener, 'aria-label', label)

  const onClick = (event: MouseEvent) => {
    const other = event.target instanceof Element ? event.target.closest(interactive) : null
    if (!isPlainClick(event) || (other && other !== opener && area.contains(other))) return
    event.preventDefault()
    open()
  }
  const onKey = (event: KeyboardEvent) => {
    // The browser presses a button on both keys, and a link on Enter.
    if (!isPress(event) || event.repeat || opener.matches(event.key === ' ' ? 'button' : 'a[href], button')) return
    event.preventDefault()
    open()
  }
  changes.listen(area, 'click', onClick)
  changes.listen(opener, 'keydown', onKey)
  changes.listen(area, 'pointerenter', preloadLightbox)
  changes.listen(opener, 'focus', preloadLightbox)
}

function hasName(opener: HTMLElement): boolean {
  const images = opener.matches('img') ? [opener] : [...opener.querySelectorAll('img[alt]')]
  const isNamed = images.some((image) => image.getAttribute('alt')?.trim() && !image.closest('noscript'))
  return isNamed || opener.matches('[aria-label], [aria-labelledby]') || Boolean(opener.innerText?.trim())
}
