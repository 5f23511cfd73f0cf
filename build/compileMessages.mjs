import { join, relative } from 'node:path'
import { buildSync } from 'esbuild'
import { withSlashes } from './withSlashes.mjs'

const root = join(import.meta.dirname, '..')
const translation = /\/(?:src|blocks)\/.*\/messages\.([\w-]+)\.ts$/
const source = /\/(?:src|blocks)\/.*\.tsx?$/

/**
 * A plugin for Rollup and Vite. Parses the ICU messages in the sources, both those passed to `catalogue` and those of
 * translations, and replaces them with the form that `format` reads, so that no page loads a parser. An invalid message
 * stops the build with an error that says what was expected, what was found, and where.
 */
export function compileMessages() {
  let loading
  return {
    name: 'compile-messages',
    async transform(code, id) {
      const [file] = withSlashes(id).split('?', 1)
      const [, locale] = translation.exec(file) ?? []
      if (!locale && !(source.test(file) && /\bcatalogue\(/.test(code))) return null
      loading ??= loadParser()
      const parseMessage = await loading
      const edits = []
      for (const { start, end, value } of sentences(this.parse(code), Boolean(locale))) {
        try {
          const compiled = parseMessage(value, locale ?? 'en')
          if (compiled !== value) edits.push({ start, end, text: JSON.stringify(compiled) })
        } catch (error) {
          this.error(`${relative(root, file)}: ${error.message}\n  ${value}`)
        }
      }
      return edits.length > 0 ? { code: rewrite(code, edits), map: null } : null
    },
  }
}

/** Bundles the parser because Node 20 cannot run TypeScript. */
async function loadParser() {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src/language/parseMessage.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  })
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  return (await import(url)).parseMessage
}

/** The messages of a module in source order: strings passed to `catalogue`, or exported by a translation. */
function sentences(node, isInside) {
  if (Array.isArray(node)) return node.flatMap((one) => sentences(one, isInside))
  if (typeof node?.type !== 'string') return []
  if (node.type === 'Literal') return isInside && typeof node.value === 'string' ? [node] : []
  if (node.type === 'Property') return sentences(node.value, isInside)
  if (/^(Import|Export(All|Named))/.test(node.type)) return sentences(node.declaration, isInside)
  if (node.type === 'CallExpression') {
    const [, words] = node.arguments
    return node.callee.name === 'catalogue' ? sentences(words, true) : sentences(node.arguments, false)
  }
  return Object.values(node).flatMap((child) => (typeof child === 'object' && child ? sentences(child, isInside) : []))
}

function rewrite(code, edits) {
  return edits.reduceRight((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), code)
}
