import { pageAddress } from '../../src/browser/pageAddress'
import { parseUrl } from '../../src/model/address/parseUrl'
import { isRecord, textOf } from '../../src/model/text/json'
import { readContext } from '../../src/runtime/pageContext'
import type { MapSettings } from './props'

const serviceScript = 'https://maps.googleapis.com/maps/api/js'

/**
 * Reads `website.mapSettings` of the page context: the template of the tiles, or the key of the maps service (B7 Other
 * loads). Only a script on the page can write the context; attributes may be part of visitor-written HTML.
 */
export function readSettings(): MapSettings {
  const { website } = readContext()
  const own = isRecord(website) && isRecord(website.mapSettings) ? website.mapSettings : {}
  return {
    tiles: readTemplate(textOf(own.tiles)),
    attribution: textOf(own.attribution),
    attributionUrl: webAddress(textOf(own.attributionUrl)),
    key: textOf(own.key),
    scriptUrl: webAddress(textOf(own.script)) || serviceScript,
  }
}

/** Fills in the parts of a template; unknown ones are removed. */
export function tileAddress(template: string, parts: { readonly [name: string]: string }): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? (name === 's' ? 'a' : ''))
}

function readTemplate(template: string): string {
  const hasPlaces = ['{z}', '{x}', '{y}'].every((part) => template.includes(part))
  return hasPlaces && webAddress(tileAddress(template, { z: '0', x: '0', y: '0' })) ? template : ''
}

/** The absolute URL; empty if it is not an http or https URL. */
function webAddress(text: string): string {
  const url = text ? parseUrl(text, pageAddress()) : null
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}
