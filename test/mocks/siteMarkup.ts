const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const token =
  /<!doctype html>|<!--[\s\S]*?-->|<(script|style|textarea|title)\b([^<>]*)>([\s\S]*?)<\/\1>|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*"|='[^']*')?)*)\s*(\/?)>/g

/**
 * What is wrong with the tags of a document: an element that is never closed, one closed in the wrong place, an attribute
 * that is given twice, or a bare `<` in the text. Stricter than any browser, and than any parser that mends what it reads.
 */
export function markupProblems(markup: string): string[] {
  const problems: string[] = []
  const open: string[] = []
  let end = 0
  for (const match of markup.matchAll(token)) {
    const between = markup.slice(end, match.index)
    if (/[<>]/.test(between)) problems.push(`bare bracket in "${between.trim().slice(0, 80)}"`)
    end = match.index + match[0].length
    const [, , , , slash, name, written = '', selfClosing] = match
    if (name === undefined) continue
    problems.push(...repeated(written).map((attribute) => `<${name}> has ${attribute} twice`))
    if (slash) {
      const expected = open.pop()
      if (expected !== name) problems.push(`</${name}> closes <${expected}>`)
    } else if (!selfClosing && !voidElements.has(name)) open.push(name)
  }
  if (/[<>]/.test(markup.slice(end))) problems.push('bare bracket at the end')
  return [...problems, ...open.map((name) => `<${name}> is never closed`)]
}

function repeated(written: string): string[] {
  const names = [...written.matchAll(/\s([^\s"'<>/=]+)(?:="[^"]*"|='[^']*')?/g)].map(([, name]) => name ?? '')
  return names.filter((name, index) => names.indexOf(name) !== index)
}
