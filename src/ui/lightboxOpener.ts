import type { ElementChanges } from '../browser/elementChanges'
import { preloadLightbox } from './lightbox'

/**
 * Makes an element of the server open a lightbox, by click, Enter and Space. What is no button or link yet becomes one for
 * the keyboard and for assistive technology; `label` is its name where it has none. `area` is what may be clicked, when
 * more than the opener. Links and controls inside the area keep their own meaning, and so does a click with a modifier.
 */
export function makeOpener(
  opener: HTMLElement,
  changes: ElementChanges,
  { open, label, area = opener }: { readonly open: () => void; readonly label: string; readonly area?: HTMLElement },
): void {
  const isNative = opener.matches('a[href], button')
  if (!opener.matches('button')) changes.attribute(opener, 'role', 'button')
  if (!isNative) changes.attribute(opener, 'tabindex', '0')
  changes.attribute(opener, 'aria-haspopup', 'dialog')
  if (!hasName(opener)) changes.attribute(opener, 'aria-label', label)

  const onClick = (event: MouseEvent) => {
    const other = event.target instanceof Element ? event.target.closest(controls) : null
    const isPlain = event.button === 0 && !event.defaultPrevented && !hasModifier(event)
    if (!isPlain || (other && other !== opener && area.contains(other))) return
    event.preventDefault()
    open()
  }
  const onKey = (event: KeyboardEvent) => {
    const isPress = event.key === ' ' || (event.key === 'Enter' && !isNative)
    if (!isPress || event.defaultPrevented || event.repeat || hasModifier(event) || opener.matches('button')) return
    event.preventDefault()
    open()
  }
  const listen = (target: HTMLElement, type: string, listener: (event: never) => void) => {
    target.addEventListener(type, listener as EventListener) // each with the events of its type
    changes.onUndo(() => target.removeEventListener(type, listener as EventListener))
  }
  listen(area, 'click', onClick)
  listen(opener, 'keydown', onKey)
  listen(area, 'pointerenter', preloadLightbox)
  listen(opener, 'focus', preloadLightbox)
}

const controls =
  'a[href], button, input, select, textarea, label, summary, video, audio, iframe, [role="button"], [role="link"]'

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}

function hasName(opener: HTMLElement): boolean {
  const images = opener.matches('img') ? [opener] : [...opener.querySelectorAll('img[alt]')]
  const isNamed = images.some((image) => image.getAttribute('alt')?.trim() && !image.closest('noscript'))
  return isNamed || opener.matches('[aria-label], [aria-labelledby]') || Boolean(opener.innerText?.trim())
}
