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

function linesOf(parent: ParentNode & Node): readonly string[] {
  return [...parent.childNodes].flatMap((node) => {
    if (node instanceof Element) return elementLines(node)
    const text = node.nodeType === Node.TEXT_NODE ? textOf(node).trim() : ''
    return text === '' ? [] : [text]
  })
}

function elementLines(element: Element): readonly string[] {
  const name = element.localName
  const open = `<${name}${attributesOf(element)}>`
  if (empty.has(name)) return [open]
  const close = `</${name}>`
  if (name === 'script' || name === 'textarea' || name === 'pre') return [`${open}${element.innerHTML.trim()}${close}`]
  const line = `${open}${runOf(element)}${close}`
  if (isRun(element) && line.length <= mostOnOneLine) return [line]
  return [open, ...linesOf(element).map((one) => `  ${one}`), close]
}

/** Whether an element contains only text and inline elements. */
function isRun(element: Element): boolean {
  return [...element.children].every((child) => words.has(child.localName) && isRun(child))
}

function runOf(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return textOf(node)
      const open = `<${node.localName}${attributesOf(node)}>`
      return empty.has(node.localName) ? open : `${open}${runOf(node)}</${node.localName}>`
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
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
