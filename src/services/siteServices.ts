import { del, get, put } from '../data/request'
import { isRequestError } from '../errors/RequestError'
import { format } from '../language/format'
import { isRecord } from '../model/text/json'
import { messages } from './messages'

const headerAndFooterPath = '/api/site-header-footer'
const languagesPath = '/api/multilingual'
const placesPath = '/api/google-maps/places'
const notFound = 404

/** The header and the footer of the site, as the server keeps them. */
export interface HeaderAndFooter {
  readonly header: unknown
  readonly footer: unknown
}

/** The languages of the site. */
export interface LanguageSettings {
  /** A language tag. */
  readonly defaultLanguage: string
  /** Language tags, the default included. */
  readonly languages: readonly string[]
}

/** A place that autocomplete suggests. */
export interface PlacePrediction {
  readonly placeId: string
  readonly description: string
}

/** The part of the product that asks for a place. */
export interface PlaceTracking {
  readonly productPage: string
  readonly productSection: string
}

/** The site's services (B7). Requests reject with a `RequestError`; changes are the owner's only. */
export interface SiteServices {
  readonly headerAndFooter: {
    get(): Promise<HeaderAndFooter>
    /** Replaces both. */
    put(both: HeaderAndFooter): Promise<HeaderAndFooter>
  }
  readonly languages: {
    settings(): Promise<LanguageSettings>
    /** Whether a translation provider is connected. */
    status(): Promise<{ readonly connected: boolean }>
    /** Replaces the languages of the site; takes language tags. */
    put(languages: readonly string[]): Promise<LanguageSettings>
    /** Disconnects the translation provider. */
    disconnect(): Promise<void>
  }
  readonly places: {
    /** The places whose names contain what a visitor has typed; none for an empty text. */
    autocomplete(input: string, options?: { readonly signal?: AbortSignal }): Promise<readonly PlacePrediction[]>
    /**
     * A place by its id, with what the server knows about it; `null` if there is none. Rejects with a `TypeError`
     * without a tracking context.
     */
    details(placeId: string, tracking: PlaceTracking): Promise<{ readonly [name: string]: unknown } | null>
  }
}

/** The services of the site that a page's scripts can use. */
export const siteServices: SiteServices = {
  headerAndFooter: {
    get: () => get(headerAndFooterPath),
    put: ({ header, footer }) => put(headerAndFooterPath, { json: { header, footer } }),
  },
  languages: {
    settings: () => get(`${languagesPath}/settings`),
    status: () => get(`${languagesPath}/status`),
    put: (languages) => put(`${languagesPath}/languages`, { json: { languages } }),
    disconnect: async () => void (await del(`${languagesPath}/connection`)),
  },
  places: {
    async autocomplete(input, { signal } = {}) {
      if (typeof input !== 'string')
        throw new TypeError(format(messages.textNeeded, { method: 'places.autocomplete', argument: 'input' }))
      if (input.trim() === '') return []
      const reply = await get(`${placesPath}/autocomplete`, { query: { input }, signal })
      const predictions = isRecord(reply) ? reply.predictions : null
      return Array.isArray(predictions) ? predictions.filter(isPrediction) : []
    },
    async details(placeId, tracking) {
      const { productPage, productSection } = isRecord(tracking) ? tracking : { productPage: '', productSection: '' }
      if (!productPage || !productSection) throw new TypeError(messages.trackingContextNeeded)
      try {
        return await get(`${placesPath}/details`, { query: { placeId, productPage, productSection } })
      } catch (error) {
        if (isRequestError(error) && (error.status === notFound || error.reply?.status === notFound)) return null
        throw error
      }
    },
  },
}

function isPrediction(value: unknown): value is PlacePrediction {
  return isRecord(value) && typeof value.placeId === 'string' && typeof value.description === 'string'
}
