/** The direction in which keys scroll: down, or up if negative. */
const scrollKeys: { readonly [key: string]: number } = {
  ' ': 1,
  PageDown: 1,
  PageUp: -1,
  End: 1,
  Home: -1,
  ArrowDown: 1,
  ArrowUp: -1,
}

const usesAllKeys = 'input, select, textarea, [contenteditable]:not([contenteditable="false"]), audio, video, iframe'
const usesSpace = 'button, summary'
const draggable = 'input, select, audio, video'

/**
 * Keeps the page behind a modal from scrolling while `applies` returns true, until `signal` aborts. Wheels, fingers and
 * keys still scroll what is inside the modal. `overscroll-behavior: contain` alone is not enough: in Firefox, Safari
 * and older versions of Chrome, it has no effect on a box whose content fits.
 */
export function containScrolling(applies: () => boolean, signal: AbortSignal): void {
  const options = { signal, passive: false }
  let start: Touch | undefined

  const onWheel = (event: WheelEvent) => {
    // With Ctrl, the wheel zooms.
    if (applies() && !event.ctrlKey && !canScroll(event, event.deltaX, event.deltaY)) event.preventDefault()
  }
  const onTouch = ({ touches }: TouchEvent) => {
    start = touches[0]
  }
  const onMove = (event: TouchEvent) => {
    const [touch, second] = event.touches
    const isPanning = (window.visualViewport?.scale ?? 1) > 1 // a magnified page is panned
    if (!applies() || !start || !touch || second || isPanning || targetOf(event)?.closest(draggable)) return
    if (!canScroll(event, start.clientX - touch.clientX, start.clientY - touch.clientY)) event.preventDefault()
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, defaultPrevented } = event
    const down = scrollKeys[key]
    if (!down || !applies() || defaultPrevented || altKey || isUsed(event)) return
    if (!canScroll(event, 0, key === ' ' && shiftKey ? -1 : down)) event.preventDefault()
  }

  document.addEventListener('wheel', onWheel, options)
  document.addEventListener('touchstart', onTouch, { signal, passive: true })
  document.addEventListener('touchmove', onMove, options)
  window.addEventListener('keydown', onKey, options) // after all other listeners, which may use the key
}

/** Whether the focused element uses a key itself. */
function isUsed(event: KeyboardEvent): boolean {
  const target = targetOf(event)
  return Boolean(target?.closest(usesAllKeys) || (event.key === ' ' && target?.closest(usesSpace)))
}

/** Whether an event scrolls something that is not the page. */
function canScroll(event: Event, right: number, down: number): boolean {
  for (const element of event.composedPath()) {
    if (!(element instanceof HTMLElement) || element.matches('body, html')) continue
    const { overflowX, overflowY, direction, position } = getComputedStyle(element)
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element
    const sideways = scrollWidth - clientWidth
    const left = direction === 'rtl' ? scrollLeft + sideways : scrollLeft
    if (scrolls(overflowY) && hasRoom(down, scrollTop, scrollHeight - clientHeight)) return true
    if (scrolls(overflowX) && hasRoom(right, left, sideways)) return true
    if (position === 'fixed') return false // its ancestors do not scroll with it
  }
  return false
}

function scrolls(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll'
}

function hasRoom(by: number, position: number, limit: number): boolean {
  return by < 0 ? position > 0 : by > 0 && position < limit - 1 // positions may have fractions
}

function targetOf(event: Event): Element | null {
  const [target] = event.composedPath()
  return target instanceof Element ? target : null
}
