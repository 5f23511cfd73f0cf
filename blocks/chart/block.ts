import { recordChanges } from '../../src/browser/elementChanges'
import { pageLocale } from '../../src/browser/pageLocale'
import { readableCopy } from '../../src/browser/readableCopy'
import { BlockError } from '../../src/errors/BlockError'
import { hasErrorName } from '../../src/errors/SkerryError'
import { format } from '../../src/language/format'
import { datasetMessages } from '../../src/model/dataset/messages'
import { chartTypes } from '../../src/model/enumerations/blockTypes'
import type { Page } from '../../src/model/page/page'
import { isRecord, textOf } from '../../src/model/text/json'
import { readJson } from '../../src/runtime/attributes'
import { element as create } from '../../src/ui/element'
import { adoptStyles } from '../../src/ui/styles'
import { attachChart } from './attachChart'
import css from './chart.css?inline'
import { messages } from './messages'
import type { ChartKind, ChartProps } from './props'
import { readDataset } from './readDataset'

const kinds = Object.keys(chartTypes) as ChartKind[]

/**
 * Reads the block's JSON. Throws a `BlockError` for invalid JSON, and with the specification's message if its dataset
 * has no column or no row. Returns `null` without a dataset: none is configured yet.
 */
export function parse(element: HTMLElement, page: Page): ChartProps | null {
  const model = readModel(element)
  if (!model) return null
  const locale = pageLocale(page.settings.locale)
  const data = readDataset(model.dataTable, model, locale)
  if (data.isIncomplete) console.warn(datasetMessages.rowIncomplete, element)
  return {
    kind: kinds.find((kind) => kind === model.chartType || chartTypes[kind] === Number(model.chartType)) ?? 'bar',
    data,
    title: textOf(model.title),
    caption: textOf(model.caption),
    hasLegend: model.legend !== false && model.legend !== 'false',
    locale,
  }
}

/** Draws the chart below the server's content. */
export function attach(element: HTMLElement, props: ChartProps): () => void {
  return attachChart(element, props)
}

/**
 * Shows in place of the chart why there is none: the specification's message about its dataset, or that the data cannot
 * be read. If the server rendered a table or text, nothing is added.
 */
export function attachFailure(element: HTMLElement): () => void {
  const changes = recordChanges()
  if (readableCopy(element).textContent?.trim()) return changes.undo
  adoptStyles('chart', css)
  const place = element.querySelector('.sqs-block-content') ?? element
  const sentence = create('p', { class: 'skerry-chart-note', role: 'note' }, reasonOf(element))
  place.append(changes.own(create('div', { class: 'skerry-chart' }, sentence)))
  return changes.undo
}

function reasonOf(element: HTMLElement): string {
  try {
    const model = readModel(element)
    if (model) readDataset(model.dataTable, model)
  } catch (error) {
    const isOfDataset = hasErrorName(error, 'BlockError') && !error.cause // with a cause, it is about the JSON
    if (isOfDataset) return error.message
  }
  return messages.unreadable
}

/** The block's JSON; `null` without a dataset. */
function readModel(element: HTMLElement): { readonly [key: string]: unknown } | null {
  const holder = element.matches('[data-block-json]') ? element : element.querySelector('[data-block-json]')
  const model = holder && readBlockJson(holder)
  return isRecord(model) && model.dataTable !== undefined && model.dataTable !== null ? model : null
}

function readBlockJson(holder: Element): unknown {
  try {
    return readJson(holder, 'data-block-json')
  } catch (cause) {
    throw new BlockError(format(messages.notJson, { reason: String(cause) }), { cause })
  }
}
