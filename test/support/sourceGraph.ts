import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'

/** A source module: its exported values, and its imports of values. */
export interface SourceModule {
  /** The path from the repository root. */
  readonly file: string
  /** Names of exported values, without types, that the module itself does not use. */
  readonly exports: readonly string[]
  readonly imports: readonly SourceImport[]
}

/** `names` is `*` if any export may be used: a namespace import, a dynamic import, `export *`. */
export interface SourceImport {
  readonly file: string
  readonly names: readonly string[] | '*'
}

/** Reads every module that the entries reach through static and dynamic imports of values. */
export function readGraph(root: string, entries: readonly string[]): ReadonlyMap<string, SourceModule> {
  const modules = new Map<string, SourceModule>()
  const follow = (file: string) => {
    if (modules.has(file)) return
    const module = readModule(root, file)
    modules.set(file, module)
    for (const one of module.imports) follow(one.file)
  }
  entries.forEach(follow)
  return modules
}

/** Reads one module. */
export function readModule(root: string, file: string): SourceModule {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const imports: SourceImport[] = []
  const uses = new Map<string, number>()
  const take = (specifier: ts.Expression | undefined, names: SourceImport['names']) => {
    const target = specifier && ts.isStringLiteral(specifier) ? fileOf(root, file, specifier.text) : null
    if (target) imports.push({ file: target, names })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return
    if (ts.isImportDeclaration(node)) {
      take(node.moduleSpecifier, namesOf(node.importClause))
      return
    }
    if (ts.isExportDeclaration(node)) {
      const { exportClause, isTypeOnly } = node
      const isNamed = exportClause && ts.isNamedExports(exportClause)
      if (!isTypeOnly) take(node.moduleSpecifier, isNamed ? valueNames(exportClause.elements) : '*')
      return
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) take(node.arguments[0], '*')
    if (ts.isIdentifier(node)) uses.set(node.text, (uses.get(node.text) ?? 0) + 1)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const exports = source.statements.flatMap(exportedNames).filter((name) => (uses.get(name) ?? 0) < 2)
  return { file, exports, imports: imports.filter(({ names }) => names === '*' || names.length > 0) }
}

function namesOf(clause: ts.ImportClause | undefined): SourceImport['names'] {
  if (!clause) return '*' // imported for its side effects
  if (clause.isTypeOnly) return []
  const bindings = clause.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) return '*'
  return [...(clause.name ? ['default'] : []), ...(bindings ? valueNames(bindings.elements) : [])]
}

function valueNames(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): string[] {
  return elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text)
}

function exportedNames(statement: ts.Statement): string[] {
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  if (!isExported) return []
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default']
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
}

function fileOf(root: string, from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null
  const target = relative(root, resolve(root, dirname(from), specifier))
  const found = ['.ts', '.tsx', '/index.ts']
    .map((ending) => target + ending)
    .find((name) => existsSync(join(root, name)))
  return found ?? null
}
