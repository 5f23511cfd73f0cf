type Value = string | boolean | undefined | ((event: Event) => void)

/**
 * Creates an HTML element, for parts that are drawn without React. An attribute is text or `true`, and is left out if
 * `false` or `undefined`; keys such as `onclick` take a listener. Children that are strings stay text.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: { readonly [name: string]: Value } = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children)
  return made
}

/** Creates an icon: the outline of a path in a 24 × 24 box, hidden from screen readers. */
export function icon(path: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' })) {
    svg.setAttribute(name, value)
  }
  const line = document.createElementNS(namespace, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
