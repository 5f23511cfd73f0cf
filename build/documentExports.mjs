const member = /^ {4}(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\n {4}(?:readonly )?(\w+)/gm

/**
 * Declares each value that `index.ts` takes from `skerry` separately, with the comment from the interface. TypeScript
 * emits a single declaration for all of them, without comments. Takes the declarations of `index.ts` and `skerry.ts`.
 */
export function documentExports(index, skerry) {
  const [, body] = skerry.split('export interface Skerry {')
  const start = index.indexOf('export declare const ')
  const listed = index.slice(0, start)
  const members = [...body.slice(0, body.indexOf('\n}')).matchAll(member)]
  const values = members.filter(([, , name]) => !listed.includes(`export { ${name} }`))
  const declarations = values.map(
    ([, comment, name]) =>
      `${comment.replace(/^ {4}/gm, '')}\nexport declare const ${name}: import('./skerry.js').Skerry['${name}'];\n`,
  )
  return listed + declarations.join('')
}
