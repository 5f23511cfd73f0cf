import { debounce } from '../../src/browser/debounce'
import { recordChanges } from '../../src/browser/elementChanges'
import { pageLocale } from '../../src/browser/pageLocale'
import { BlockError } from '../../src/errors/BlockError'
import { format } from '../../src/language/format'
import type { Page } from '../../src/model/page/page'
import { isRecord } from '../../src/model/text/json'
import { readJson } from '../../src/runtime/attributes'
import { messages } from './messages'
import type { MapProps, MapView } from './props'
import { readSettings } from './readSettings'
import { readView } from './readView'
import { startMap } from './startMap'

const optionAttributes = ['data-block-json', 'data-context']
const optionsWaitMs = 60 // B9 Map
const example = '{"location":{"mapLat":57.2814,"mapLng":-6.0713}}'

/**
 * Reads a map, from `data-block-json` of the block or the `data-context` in it. Returns `null` without either. Throws a
 * `BlockError` if that is not a JSON object.
 */
export function parse(element: HTMLElement, page: Page): MapProps | null {
  const view = readOptions(element)
  return (
    view && {
      view,
      settings: readSettings(),
      locale: pageLocale(page.settings.locale),
    }
  )
}

/** Shows the map, and updates it when an editor or a script on the page changes its options. */
export function attach(element: HTMLElement, props: MapProps): () => void {
  const changes = recordChanges()
  const box = element.querySelector<HTMLElement>('.sqs-block-content') ?? element
  const shown = startMap(box, props, changes)
  const update = debounce(() => {
    try {
      const view = readOptions(element)
      if (view) shown.update(view)
    } catch (error) {
      console.warn(error) // the map stays unchanged
    }
  }, optionsWaitMs)
  const observer = new MutationObserver(update)
  observer.observe(element, { attributes: true, attributeFilter: optionAttributes, subtree: true })
  changes.onUndo(() => {
    observer.disconnect()
    update.cancel()
  })
  return changes.undo
}

function readOptions(element: HTMLElement): MapView | null {
  for (const name of optionAttributes) {
    const source = element.hasAttribute(name) ? element : element.querySelector(`[${name}]`)
    const json = source && readObject(source, name)
    if (json) return readView(json, (key) => warnOutside(element, key))
  }
  return null
}

function warnOutside(element: HTMLElement, key: string): void {
  console.warn(format(key.startsWith('map') ? messages.outside : messages.outsideMarker, { key }), element)
}

function readObject(source: Element, name: string): { readonly [key: string]: unknown } | undefined {
  let json: unknown
  try {
    json = readJson(source, name)
  } catch (cause) {
    throw new BlockError(format(messages.notJson, { name, example }), { cause })
  }
  if (json !== undefined && !isRecord(json)) throw new BlockError(format(messages.notJson, { name, example }))
  return json
}
