const edges = [
  'minHeight',
  'paddingTop',
  'paddingBottom',
  'marginTop',
  'marginBottom',
  'borderTopWidth',
  'borderBottomWidth',
] as const

/** How much room a panel takes, as a frame of an animation. */
export function frameOf(panel: HTMLElement): Keyframe {
  const style = getComputedStyle(panel)
  return { height: style.height, ...Object.fromEntries(edges.map((edge) => [edge, style[edge]])) }
}

/**
 * A panel that takes no room. Its box still keeps the margins above and below from collapsing, which they do around a closed
 * panel: a negative margin takes back what that adds, so that nothing below jumps.
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
  if (served === null) panel.removeAttribute('style')
  else panel.style.cssText = served
  return { ...frame, marginTop: `${collapsed - apart}px` }
}

/** The first element after one, in its parent or outside of it, that takes part in the layout. */
function nextBox(element: Element): Element | null {
  for (let from: Element | null = element; from; from = from.parentElement)
    for (let next = from.nextElementSibling; next; next = next.nextElementSibling)
      if (next.getClientRects().length > 0) return next
  return null
}
