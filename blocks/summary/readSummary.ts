import { isRecord, tryParseJson } from '../../src/model/text/json'
import { readText } from '../../src/runtime/attributes'
import { messages } from './messages'
import type { EventsQuery, SummaryDesign, SummaryProps } from './props'

type Settings = { readonly [key: string]: unknown }

/** The designs by the platform's names and by our own. */
const designs: { readonly [name: string]: SummaryDesign } = {
  autocolumns: 'wall',
  autogrid: 'grid',
  wall: 'wall',
  grid: 'grid',
  carousel: 'carousel',
  list: 'list',
}

// B9 Gallery: autogrid, autocolumns and carousel
const columnWidth = 250
const gutter = 0
const slidesPerRow = 3
const mostPixels = 10_000

/** Reads a summary. Invalid settings get their defaults. Returns `null` if there is no item. */
export function readSummary(element: HTMLElement): SummaryProps | null {
  const list = element.querySelector<HTMLElement>('.summary-item-list') ?? element
  const items = [...list.querySelectorAll<HTMLElement>('.summary-item, [data-summary-item]')]
  if (items.length === 0) return null
  const settings = readSettings(element)
  const width = numberOf(settings.columnWidth, 1, mostPixels) ?? columnWidth
  const design = designOf(element, settings)
  return {
    design,
    list: items[0]?.parentElement ?? list,
    items,
    columnWidth: width,
    gutter: Math.min(numberOf(settings.gutter, 0, mostPixels) ?? gutter, width),
    slidesPerRow: Math.trunc(numberOf(settings.slidesPerRow, 1, mostPixels) ?? slidesPerRow),
    // The images of a wall keep their own aspect ratio, as on the platform.
    imageAspectRatio: design === 'wall' ? null : numberOf(settings.imageAspectRatio, 0.01, 100),
    listImageSize: numberOf(settings.listImageSize, 1, 99),
    autoCrop: settings.autoCrop !== false,
    events: eventsOf(element, settings),
  }
}

function readSettings(element: HTMLElement): Settings {
  const text = readText(element, 'data-block-json')
  const settings = text === '' ? {} : tryParseJson(text)
  if (isRecord(settings)) return settings
  console.warn(messages.invalidJson, element)
  return {}
}

function designOf(element: HTMLElement, settings: Settings): SummaryDesign {
  const wrapper = element.querySelector('[class*="summary-block-setting-design-"]')
  const named = [...(wrapper?.classList ?? [])].map((name) => name.replace('summary-block-setting-design-', ''))
  const name = [settings.design, ...named].find((one) => typeof one === 'string' && Object.hasOwn(designs, one))
  return designs[String(name)] ?? 'list'
}

/** A number within its limits. The platform also writes numbers as text. */
function numberOf(value: unknown, min: number, max: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && number >= min && number <= max ? number : null
}

function eventsOf(element: HTMLElement, settings: Settings): EventsQuery | null {
  const { collectionId } = settings
  const isOfEvents = element.querySelector('.summary-block-collection-type-events') !== null
  return isOfEvents && typeof collectionId === 'string' ? { id: element.id, collectionId, value: settings } : null
}
