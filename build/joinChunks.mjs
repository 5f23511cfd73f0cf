import { basename } from 'node:path'

/** The registry in which chunks find each other; see `src/runtime/chunks.ts`. */
export const registry = 'globalThis[Symbol.for("skerry.chunks")]'

/**
 * A Rollup output plugin. Chunks read their imports from a registry, to which the loader adds each chunk after running
 * it, and load further chunks through it. A static import would have a fixed URL, but the loader may have to retry a
 * file under another one. The module would then exist twice or, in browsers that cache failures, never load. `isListed`
 * takes a chunk's name and returns whether it is listed.
 */
export function joinChunks(isListed) {
  return {
    name: 'join-chunks',
    renderChunk(code, chunk, _, { chunks }) {
      const listed = listedChunks(chunks, isListed)
      const keyOf = (one) => (listed.has(one) ? one.name : basename(one.fileName, '.mjs'))
      const chunkAt = (source) => chunks[`chunks/${basename(source)}`]
      const namesakes = Object.values(chunks).filter(({ name }) => name === chunk.name)
      if (namesakes.length > 1) this.error(`Two files are called ${chunk.name}, and files are found by their names.`)
      const edits = []
      for (const node of this.parse(code).body) {
        if (node.type === 'ImportDeclaration') {
          edits.push({ ...node, text: takeFrom(keyOf(chunkAt(node.source.value)), node.specifiers) })
        } else if (node.type === 'ExportNamedDeclaration' && node.source) {
          edits.push({ ...node, text: passOn(keyOf(chunkAt(node.source.value)), node.specifiers) })
        } else if (node.type === 'ExportAllDeclaration') {
          this.error(`${chunk.name} exports all of another chunk. Name what it exports.`)
        } else if (node.type === 'VariableDeclaration' && node.kind === 'let') {
          const changing = node.declarations.find(({ id }) => isExported(id.name, code))
          if (changing)
            this.error(`${chunk.name} exports "${changing.id.name}", which may change: others hold its value.`)
        }
      }
      for (const { index, 0: text, 1: source } of code.matchAll(/\bimport\('(\.[^']+)'\)/g)) {
        const target = chunkAt(source)
        if (!target) continue // an example in a comment of a library
        const have = inOrder(chunk, chunks)
        const missing = inOrder(target, chunks).filter((one) => !have.includes(one))
        const files = (missing.length > 0 ? missing : [target]).map(keyOf)
        edits.push({ start: index, end: index + text.length, text: `chunks__.load('${files.join(' ')}')` })
      }
      if (edits.length === 0) return null
      edits.sort((a, b) => a.start - b.start)
      const rest = edits.reduceRight(
        (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
        code,
      )
      return { code: `const chunks__ = ${registry}; ${rest}`, map: null } // keeps the line numbers
    },
  }
}

/** A chunk and its dependencies, in the order in which they must run. */
export function inOrder(chunk, chunks, seen = new Set()) {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  return [...chunk.imports.flatMap((file) => inOrder(chunks[file], chunks, seen)), chunk]
}

/** The chunks that the loader finds by name: those that are listed, and their dependencies. */
export function listedChunks(chunks, isListed) {
  const all = Object.values(chunks)
  return new Set(all.filter(({ isEntry, name }) => isEntry && isListed(name)).flatMap((one) => inOrder(one, chunks)))
}

/** Sorts the chunks that others need to the front, because dependencies can only refer to the first places. */
export function neededFirst(listed, chunks) {
  const needed = new Set(listed.flatMap((chunk) => inOrder(chunk, chunks).slice(0, -1)))
  return [...listed.filter((chunk) => needed.has(chunk)), ...listed.filter((chunk) => !needed.has(chunk))]
}

function takeFrom(key, specifiers) {
  const names = specifiers.map(({ type, imported, local }) => {
    if (type === 'ImportNamespaceSpecifier') return { local: local.name }
    return { imported: imported?.name ?? 'default', local: local.name }
  })
  const from = `chunks__[${JSON.stringify(key)}]`
  const whole = names.filter(({ imported }) => !imported).map(({ local }) => `const ${local} = ${from};`)
  const parts = names.filter(({ imported }) => imported).map(({ imported, local }) => `${imported}: ${local}`)
  return [...whole, ...(parts.length > 0 ? [`const { ${parts.join(', ')} } = ${from};`] : [])].join(' ')
}

function passOn(key, specifiers) {
  const names = specifiers.map(({ local, exported }, place) => [
    local.name,
    `${key}${place}__`.replace(/\W/g, '_'),
    exported.name,
  ])
  const taken = names.map(([local, own]) => `${local}: ${own}`).join(', ')
  const exported = names.map(([, own, name]) => `${own} as ${name}`).join(', ')
  return `const { ${taken} } = chunks__[${JSON.stringify(key)}]; export { ${exported} };`
}

function isExported(name, code) {
  const exported = /^export \{([^}]*)\};$/m.exec(code)?.[1] ?? ''
  return exported.split(',').some((one) => one.trim().split(' ')[0] === name)
}
