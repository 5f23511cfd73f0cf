import type { ElementChanges } from '../browser/elementChanges'
import { endsSelection } from '../browser/endsSelection'
import { interactive, isPlainClick, isPress } from '../browser/plainClick'
import { preloadLightbox } from './lightbox'

/**
 * Makes a server-rendered element open a lightbox on click, Enter and Space, with the role of a button. It becomes
 * focusable if needed, and `label` is its name if it has none. `area` is the clickable area, if larger than the opener.
 * Links and controls in the area keep working, its text can be selected, and clicks with a modifier key are left to the
 * browser.
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
    const isOther = other ? other !== opener && area.contains(other) : endsSelection(event)
    if (!isPlainClick(event) || isOther) return
    event.preventDefault()
    open()
  }
  const onKey = (event: KeyboardEvent) => {
    // The browser itself clicks a button on both keys, and a link on Enter.
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
