const namespace = 'http://www.w3.org/2000/svg'

interface Attributes {
  readonly [name: string]: string | number | undefined
}

/** Creates an element of a drawing. Children that are strings stay text. */
export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const made = document.createElementNS(namespace, tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, String(value))
  }
  made.append(...children)
  return made
}
