const namespace = 'http://www.w3.org/2000/svg'

/** Draws the marker: its tip is in the middle of the lower edge. */
export function createPin(): SVGSVGElement {
  return draw(
    'svg',
    { class: 'skerry-map-pin', viewBox: '0 0 32 42', 'aria-hidden': 'true', focusable: 'false' },
    draw('path', {
      d: 'M16 1.5A14.5 14.5 0 0 0 1.5 16C1.5 26 16 40.5 16 40.5S30.5 26 30.5 16A14.5 14.5 0 0 0 16 1.5Z',
    }),
    draw('circle', { cx: '16', cy: '16', r: '5.5' }),
  )
}

/** Creates an SVG element. */
export function draw<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: { readonly [name: string]: string },
  ...children: readonly Node[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}
