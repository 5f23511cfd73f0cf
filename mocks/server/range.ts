/** A byte range of a file. Both ends are inclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Parses a `Range` header. Null: send the whole file; `unsatisfiable`: the range is outside the file. */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | null {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') // for several ranges, the whole file is allowed
  if (found === null || (found[1] === '' && found[2] === '')) return null
  const [first, last] = [found[1] ?? '', found[2] ?? '']
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
