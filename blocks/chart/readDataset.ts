import { BlockError } from '../../src/errors/BlockError'
import { parseNumber } from '../../src/language/parseNumber'
import { datasetMessages } from '../../src/model/dataset/messages'
import { isRecord } from '../../src/model/text/json'
import { messages } from './messages'
import type { DataRow, Dataset } from './props'

type Cells = readonly unknown[]

const mostCells = 100_000 // the table of so many is added within seconds

/** The limits of a dataset (B9 names `maxRows` and `maxColumns`; their values come with the data). */
export interface DatasetLimits {
  readonly maxRows?: unknown
  readonly maxColumns?: unknown
  /** `true`, also as text, swaps rows and columns. */
  readonly flip?: unknown
}

/**
 * Reads a dataset: an object with `columns` and `rows`, or a list of rows. The first row of a list names the columns,
 * and the first cell of each other row names the row. Throws a `BlockError` without a column or without a row (A5, B5),
 * and for more than 100,000 cells; missing cells at the end of a row count.
 */
export function readDataset(table: unknown, { maxRows, maxColumns, flip }: DatasetLimits, locale = 'en'): Dataset {
  const served = linesOf(table)
  const lines = String(flip) === 'true' ? flipped(served.slice(0, limitOf(maxColumns)), limitOf(maxRows)) : served
  const [head = [], ...body] = lines
  const [corner, ...columns] = head.slice(0, limitOf(maxColumns)).map(textOf)
  const rows = body.filter((line) => line.length > 0).slice(0, limitOf(maxRows, 0))
  if (columns.length === 0) throw new BlockError(datasetMessages.columnNeeded)
  if (rows.length === 0) throw new BlockError(datasetMessages.rowNeeded)
  checkSize(rows.length, columns.length)
  const read = rows.map((line) => readRow(line, columns.length, locale))
  const isIncomplete = read.some(({ cells }) => cells.includes(''))
  return { corner: corner ?? '', columns, rows: read, isIncomplete }
}

/**
 * Parses a number in human notation: `1,234.5`, `12 %`, `£3`, or as the page's language writes it, `1.234,5` in German
 * (B5 Number parsing). An ambiguous number such as `1.234` is read in the page's language. `null` for anything else.
 */
export function readNumber(cell: unknown, locale = 'en'): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null
  const text = textOf(cell).replace(/^([-−]?)\p{Sc}\s?|\s?[%\p{Sc}]$/gu, '$1')
  // No group begins with a zero, so `0.125` is a decimal number in every language.
  const locales = /^[-−]?0\.\d/.test(text) ? ['en'] : [locale, 'en']
  const values = locales.map((one) => parseNumber(text, one, 'decimal'))
  return values.find((value) => !Number.isNaN(value)) ?? null
}

function linesOf(table: unknown): readonly Cells[] {
  if (Array.isArray(table)) return table.map((line) => (Array.isArray(line) ? line : []))
  if (!isRecord(table)) return []
  const { columns, rows } = table
  const head = Array.isArray(columns) ? columns.map((one) => (isRecord(one) ? (one.label ?? one.name) : one)) : []
  return head.length === 0 ? [] : [head, ...linesOf(Array.isArray(rows) ? rows : [])]
}

function checkSize(rows: number, columns: number): void {
  if (rows * columns > mostCells) throw new BlockError(messages.tooLarge)
}

/** Swaps rows and columns; at most `most` rows of the result. */
function flipped(lines: readonly Cells[], most: number): readonly Cells[] {
  const width = Math.min(
    lines.reduce((long, line) => Math.max(long, line.length), 0),
    most,
  )
  checkSize(width - 1, lines.length - 1)
  return [...Array(width).keys()].map((column) => lines.map((line) => line[column]))
}

/** A limit in cells, plus one for the headings; no limit if it is not a positive number. */
function limitOf(limit: unknown, more = 1): number {
  const value = Number(limit)
  return Number.isInteger(value) && value > 0 ? value + more : Number.POSITIVE_INFINITY
}

function readRow([label, ...cells]: Cells, width: number, locale: string): DataRow {
  const own = [...Array(width).keys()].map((index) => cells[index])
  return { label: textOf(label), cells: own.map(textOf), values: own.map((cell) => readNumber(cell, locale)) }
}

function textOf(cell: unknown): string {
  return typeof cell === 'string' ? cell.trim() : typeof cell === 'number' ? String(cell) : ''
}
