/** The size of a file or a group of files, in bytes. */
export interface Weight {
  readonly min: number
  readonly gzip: number
  readonly brotli: number
}

/** The maximum size of something. */
export interface Budget {
  readonly by: keyof Weight
  readonly kB: number
}

/** One line of the table. */
export interface SizeRow {
  readonly name: string
  readonly weight: Weight
  /** Null for a row without a budget. */
  readonly budget: Budget | null
  readonly verdict: Verdict
}

export type Verdict = 'ok' | 'over' | ''

const bytesPerKb = 1000
const lateLibraries = /node_modules\/(ky|framer-motion|motion-dom)\//

const reactModule = /node_modules\/react(-dom)?\//

/** Compares a weight with its budget. */
export function judge(name: string, weight: Weight, budget: Budget | null): SizeRow {
  return { name, weight, budget, verdict: verdictOf(weight, budget) }
}

function verdictOf(weight: Weight, budget: Budget | null): Verdict {
  if (!budget) return ''
  return weight[budget.by] > budget.kB * bytesPerKb ? 'over' : 'ok'
}

/** The rows that exceed their budgets. */
export function overweight(rows: readonly SizeRow[]): SizeRow[] {
  return rows.filter(({ verdict }) => verdict === 'over')
}

/** The sum of weights: the transfer of all files, each compressed separately. */
export function total(weights: readonly Weight[]): Weight {
  const sum = (by: keyof Weight) => weights.reduce((bytes, weight) => bytes + weight[by], 0)
  return { min: sum('min'), gzip: sum('gzip'), brotli: sum('brotli') }
}

/** The median weight, for each column separately; the larger of two middle values. */
export function median(weights: readonly Weight[]): Weight {
  const middle = (by: keyof Weight) =>
    weights.map((weight) => weight[by]).sort((a, b) => a - b)[Math.floor(weights.length / 2)] ?? 0
  return { min: middle('min'), gzip: middle('gzip'), brotli: middle('brotli') }
}

/** The given files and all their direct and indirect imports. */
export function withImports(files: readonly string[], imports: ReadonlyMap<string, readonly string[]>): string[] {
  const fetched = new Set(files)
  // Iterating a set includes values that are added meanwhile.
  for (const file of fetched) for (const imported of imports.get(file) ?? []) fetched.add(imported)
  return [...fetched]
}

/**
 * The libraries among modules that a first mount waits for, but should not. `mayRequest` allows ky, for a block that shows
 * what it requests.
 */
export function lateLibrariesIn(modules: readonly string[], mayRequest: boolean): string[] {
  const found = new Set(modules.flatMap((module) => lateLibraries.exec(module)?.[1] ?? []))
  if (mayRequest) found.delete('ky')
  return [...found]
}

/** Whether React is among the modules. */
export function holdsReact(modules: readonly string[]): boolean {
  return modules.some((module) => reactModule.test(module))
}
