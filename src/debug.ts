// What `data-debug` prints. Pages without it load none of this.
import { options } from '../blocks/options'
import { printReport, type ReportOptions } from './runtime/debug/report'

/** Prints what is on the page and what in its markup nobody reads; returns what ends it. */
export function report(of: Omit<ReportOptions, 'known'>): () => void {
  return printReport({ ...of, known: options })
}
