/** Whether the browser finds text in what is `hidden="until-found"`; others hide it as they hide anything. */
export function canBeFound(): boolean {
  return 'onbeforematch' in document.body
}

/**
 * A closed panel: it has a box, because the browser only searches what has one, but takes no room. Out of the flow, so that
 * the margins around it collapse as they do around a panel that is not displayed. Inline, because no rule of a cascade
 * layer beats a template's.
 */
export const folded: { readonly [property: string]: string } = {
  display: 'block',
  position: 'absolute',
  'min-height': '0',
  'padding-block': '0',
  'margin-block': '0',
  'border-block-width': '0',
}

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

/** A panel that takes none. */
export const foldedFrame: Keyframe = { height: '0px', ...Object.fromEntries(edges.map((edge) => [edge, '0px'])) }
