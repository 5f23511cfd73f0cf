import { datasetMessages } from '../../src/model/dataset/messages'
import { chartTypes } from '../../src/model/enumerations/blockTypes'
import type { Page } from '../../src/model/page/page'
import { isRecord, textOf } from '../../src/model/text/json'
import { readJson } from '../../src/runtime/attributes'
import { pageLocale } from '../../src/runtime/pageLocale'
import { attachChart } from './attachChart'
import type { ChartKind, ChartProps } from './props'
import { readDataset } from './readDataset'

const kinds = Object.keys(chartTypes) as ChartKind[]

/**
 * Reads the block's JSON. Throws a `BlockError` with the specification's message if its dataset has no column or no
 * row. Returns `null` without a dataset: none is configured yet.
 */
export function parse(element: HTMLElement, page: Page): ChartProps | null {
  const holder = element.matches('[data-block-json]') ? element : element.querySelector('[data-block-json]')
  const model = holder && readJson(holder, 'data-block-json')
  if (!isRecord(model) || model.dataTable === undefined || model.dataTable === null) return null
  const data = readDataset(model.dataTable, model)
  if (data.isIncomplete) console.warn(datasetMessages.rowIncomplete, element)
  return {
    kind: kinds.find((kind) => kind === model.chartType || chartTypes[kind] === Number(model.chartType)) ?? 'bar',
    data,
    title: textOf(model.title),
    caption: textOf(model.caption),
    hasLegend: model.legend !== false && model.legend !== 'false',
    locale: pageLocale(page.settings.locale),
  }
}

/** Draws the chart below the server's content. */
export function attach(element: HTMLElement, props: ChartProps): () => void {
  return attachChart(element, props)
}
