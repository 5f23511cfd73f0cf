// What may stand in a head. Anything else ends it, as in a browser's parser.
const headTags = new Set(['html', 'head', 'meta', 'link', 'base', 'title', 'script', 'style', 'noscript', 'template'])
const rawTags = new Set(['title', 'script', 'style', 'noscript', 'template'])
const comment = /<!--(?:-?>|[\s\S]*?-->)/y
const token = /<(?!!--)[!?][^>]*>|<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/iy
const space = /\s*/y

/** Where the head of a page ends, written or implied: before `</head>`, `<body>` or the first thing that cannot stand in a head. */
export function headEnd(html: string, start = 0): number {
  let at = start
  for (;;) {
    at = skip(html, at, space)
    const afterComment = skip(html, at, comment)
    if (afterComment > at) {
      at = afterComment
      continue
    }
    token.lastIndex = at
    const found = token.exec(html)
    if (found === null) return at
    const [text, slash, name] = found
    const tag = name?.toLowerCase()
    if (tag !== undefined && (slash === '/' || !headTags.has(tag))) return at
    const end = at + text.length
    const next = tag !== undefined && rawTags.has(tag) ? afterClosing(html, end, tag) : end
    if (next === null) return at
    at = next
  }
}

function skip(html: string, at: number, what: RegExp): number {
  what.lastIndex = at
  return at + (what.exec(html)?.[0].length ?? 0)
}

function afterClosing(html: string, from: number, tag: string): number | null {
  const closing = new RegExp(`</${tag}[\\s/>]`, 'gi')
  closing.lastIndex = from
  const found = closing.exec(html)
  if (found === null) return null
  const end = html.indexOf('>', found.index)
  return end === -1 ? null : end + 1
}
