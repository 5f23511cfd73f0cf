const comment = /<!--(?:-?>|[\s\S]*?-->)/y
const opening = /<(?:(?!!--)[!?][^>]*|(?:html|head)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^'">])*)>/iy
const space = /\s*/y

/** Where the head of a page begins, written or implied: after `<head>`, or where its first content stands. */
export function headStart(html: string, start = 0): number {
  let at = start
  let end = start
  for (;;) {
    at = skip(html, at, space)
    const afterComment = skip(html, at, comment)
    const afterTag = skip(html, at, opening)
    if (afterTag > at) end = at = afterTag
    else if (afterComment > at) at = afterComment
    else return end === start ? at : end
  }
}

function skip(html: string, at: number, what: RegExp): number {
  what.lastIndex = at
  return at + (what.exec(html)?.[0].length ?? 0)
}
