const mostOnOneLine = 100
const empty = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
/** Boolean attributes. The platform's own attributes mean "no" if empty, so these are written as `name=""`. */
const flags = new Set([
  'async',
  'checked',
  'controls',
  'defer',
  'disabled',
  'hidden',
  'loop',
  'muted',
  'novalidate',
  'required',
])
const words = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'code',
  'em',
  'i',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
])

/** Formats markup for copying: one element per line, indented, with short elements on one line. */
export function formatHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html')
  return linesOf(body).join('\n')
}

function linesOf(parent: Node): readonly string[] {
  return partsOf(parent).flatMap((part) => (part instanceof Element ? elementLines(part) : [runOf(part).trim()]))
}

/** The parts of an element that start a line: elements, or runs of text, in which a line break would add a space. */
function partsOf(parent: Node): readonly (Element | Node[])[] {
  const parts: (Element | Node[])[] = []
  let run: Node[] = []
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.COMMENT_NODE) continue
    const isBlock = node instanceof Element && !isInline(node)
    if (isBlock) parts.push(node)
    if (isBlock || (node.nodeType === Node.TEXT_NODE && textOf(node).trim() === '')) run = []
    else if (run.push(node) === 1) parts.push(run)
  }
  return parts
}

function elementLines(element: Element): readonly string[] {
  const name = element.localName
  const open = `<${name}${attributesOf(element)}>`
  if (empty.has(name)) return [open]
  const close = `</${name}>`
  if (name === 'script' || name === 'textarea' || name === 'pre') return [`${open}${element.innerHTML.trim()}${close}`]
  const inside = element instanceof HTMLTemplateElement ? element.content : element
  const line = `${open}${runOf(inside.childNodes).trim()}${close}`
  if (isRun(inside) && line.length <= mostOnOneLine) return [line]
  return [open, ...linesOf(inside).map((one) => `  ${one}`), close]
}

function isInline(element: Element): boolean {
  return words.has(element.localName) && isRun(element)
}

/** Whether an element contains only text and inline elements. */
function isRun(parent: ParentNode): boolean {
  return [...parent.children].every(isInline)
}

function runOf(nodes: Iterable<Node>): string {
  return [...nodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? textOf(node) : ''
      const open = `<${node.localName}${attributesOf(node)}>`
      return empty.has(node.localName) ? open : `${open}${runOf(node.childNodes)}</${node.localName}>`
    })
    .join('')
    .replace(/\s+/g, ' ')
}

function textOf(node: Node): string {
  return (node.textContent ?? '').replace(/\s+/g, ' ').replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

function attributesOf(element: Element): string {
  return [...element.attributes].map(({ name, value }) => ` ${attribute(name, readable(value))}`).join('')
}

/** Writes an attribute. Values with double quotes, such as JSON, get single quotes. */
function attribute(name: string, value: string): string {
  if (value === '' && flags.has(name)) return name
  const text = value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  return text.includes('"') && !text.includes("'") ? `${name}='${text}'` : `${name}="${text.replace(/"/g, '&quot;')}"`
}

/** Replaces long data URLs of images, which are not readable. */
function readable(value: string): string {
  return value.replace(/data:image\/[^"'\s)]{60,}/g, 'image.jpg').replace(/\s*\n\s*/g, ' ')
}
