// The report of `data-debug`. It is not loaded on other pages.
import { options } from '../blocks/options'
import { printReport, type ReportOptions } from './runtime/debug/report'

/** Prints the blocks of the page and the mistakes in its markup. Returns a function that ends it. */
export function report(of: Omit<ReportOptions, 'known'>): () => void {
  return printReport({ ...of, known: options })
}
