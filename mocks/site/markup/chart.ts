import type { Html } from '../html'
import { block } from './block'

export interface ChartData {
  /** 1009 bar, 1010 line, 1011 pie. */
  readonly chartType: number
  readonly dataTable: unknown
  readonly title?: string
  readonly caption?: string
  readonly legend?: boolean
  readonly flip?: boolean
  readonly maxRows?: number
  readonly maxColumns?: number
}

/** A chart block as the platform renders it: its data in JSON, without visible content. */
export function chartBlock(id: string, data: ChartData): Html {
  return block('chart', id, null, { 'data-block-json': JSON.stringify(data) })
}
