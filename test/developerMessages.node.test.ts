import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const isWords = /essages(?:\.[a-z]{2})?\.tsx?$/
const files = ['src', 'blocks'].flatMap((top) =>
  readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !isWords.test(name))
    .map((name) => join(top, name)),
)

/** Two words in a row, or a word and a value. The label `Skerry:` alone is no text. */
const isText = (text: string) => /[\p{L}\d"}] [\p{L}"]|[\p{L}"] \$/u.test(text)

/**
 * The texts that a module throws, warns of or reports as a mistake without a messages file. The class of an error is such
 * a file itself.
 */
function textsIn(file: string, code: string): string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
  const constants = new Map(source.statements.flatMap(constantsOf))
  const found: string[] = []

  const report = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) || ts.isObjectLiteralExpression(node)) return // values and options
    const literal = ts.isIdentifier(node) ? constants.get(node.text) : node
    if (literal && isLiteral(literal) && isText(literal.getText())) found.push(`${file}: ${literal.getText()}`)
    else ts.forEachChild(node, report)
  }
  const visit = (node: ts.Node): void => {
    if (isSaid(node)) node.arguments?.forEach(report)
    else if (ts.isPropertyAssignment(node) && node.name.getText() === 'message') report(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function constantsOf(statement: ts.Statement): [name: string, value: ts.Expression][] {
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }): [string, ts.Expression][] =>
    initializer ? [[name.getText(), initializer]] : [],
  )
}

function isLiteral(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
}

/** Whether a node makes an error, or calls the console or a `warn`. */
function isSaid(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText())
  if (!ts.isCallExpression(node)) return false
  return /^console\.|^warn$/.test(node.expression.getText())
}

describe('texts for developers', () => {
  it('are in messages files', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it.each([
    "throw new BlockError('No item here.')",
    `reject(new Error(\`\${href} failed to load\`))`,
    "console.warn('Skerry:', isDone ? 'It is done.' : error)",
    "warn('It is done.')",
    "const done = 'It is done.'\nconsole.info(done)",
    `const mistake = { message: \`unknown key "\${key}"\` }`,
  ])('are detected in %s', (code) => {
    expect(textsIn('x.ts', code)).toHaveLength(1)
  })

  it.each([
    "console.warn('Skerry:', error)",
    'throw new BlockError(messages.noItem)',
    "throw new BlockError(format(messages.noItem, { example: 'two words' }), { cause })",
  ])('are not detected in %s', (code) => {
    expect(textsIn('x.ts', code)).toEqual([])
  })
})
