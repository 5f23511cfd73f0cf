import { loadScript } from '../../src/browser/loadScript'
import { shared } from '../../src/browser/shared'
import type { MapsService } from './MapsService'
import { messages } from './messages'
import type { MapSettings } from './props'

const loadTimeoutMs = 30_000 // B9 Map
const callback = 'skerryMapsReady'

type Host = { google?: { maps?: Partial<MapsService> }; [callback]?: () => void }

/**
 * Loads the maps service once for all maps of the page, with the owner's key and the page's language and region (B7
 * Other loads). Rejects after 30 s; the next call then tries again.
 */
export function loadMapsService(settings: MapSettings, locale: string): Promise<MapsService> {
  const held = shared<{ load?: Promise<MapsService> | undefined }>('maps service', () => ({}))
  held.load ??= load(settings, locale).catch((error) => {
    held.load = undefined
    throw error
  })
  return held.load
}

async function load({ key, scriptUrl }: MapSettings, locale: string): Promise<MapsService> {
  const host = globalThis as Host
  const known = complete(host)
  if (known) return known // the page's own script has loaded it
  const url = new URL(scriptUrl)
  const { language, region } = new Intl.Locale(locale)
  for (const [name, value] of Object.entries({ key, language, region, callback, loading: 'async' })) {
    if (value) url.searchParams.set(name, value)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      host[callback] = resolve
      timer = setTimeout(() => reject(new Error(messages.noService)), loadTimeoutMs)
      loadScript(url.href, { timeoutMs: loadTimeoutMs }).catch(reject)
    })
  } finally {
    clearTimeout(timer)
    delete host[callback]
  }
  const service = complete(host)
  if (!service) throw new Error(messages.noMaps)
  return service
}

function complete({ google }: Host): MapsService | null {
  const maps = google?.maps
  return maps?.Map && maps.Marker && maps.StyledMapType ? (maps as MapsService) : null
}
