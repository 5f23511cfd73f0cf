const edges = [
  'minHeight',
  'paddingTop',
  'paddingBottom',
  'marginTop',
  'marginBottom',
  'borderTopWidth',
  'borderBottomWidth',
] as const

/** Returns the space that a panel takes, as a keyframe. */
export function frameOf(panel: HTMLElement): Keyframe {
  const style = getComputedStyle(panel)
  return { height: style.height, ...Object.fromEntries(edges.map((edge) => [edge, style[edge]])) }
}

/**
 * Returns the keyframe of a panel that takes no space. Its box still keeps the margins above and below from collapsing,
 * as they do around a closed panel. A negative margin compensates, so that nothing below jumps.
 */
export function foldedFrameOf(panel: HTMLElement): Keyframe {
  const frame = { height: '0px', ...Object.fromEntries(edges.map((edge) => [edge, '0px'])) }
  const item = panel.parentElement
  const below = item && nextBox(item)
  if (!below) return frame
  const room = () => below.getBoundingClientRect().top - item.getBoundingClientRect().top
  const served = panel.getAttribute('style')
  panel.style.display = 'none'
  const collapsed = room()
  Object.assign(panel.style, frame, { display: 'block', overflow: 'hidden' })
  const apart = room()
  panel.style.cssText = served ?? ''
  // Chromium updates the attribute lazily. An empty attribute that was removed without being read would come back.
  if (served === null && panel.getAttribute('style') === '') panel.removeAttribute('style')
  return { ...frame, marginTop: `${collapsed - apart}px` }
}

/** Returns the first following sibling, of the element or else of its ancestors, that has a box. */
function nextBox(element: Element): Element | null {
  for (let from: Element | null = element; from; from = from.parentElement)
    for (let next = from.nextElementSibling; next; next = next.nextElementSibling)
      if (next.getClientRects().length > 0) return next
  return null
}
