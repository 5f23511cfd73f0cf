import { tourBand, tourDates } from '../fixtures/tour'
import { ok } from '../http/Answer'
import type { Operation } from '../http/Operation'
import { shopTime } from '../state/store/clock'

/** A stand-in for the provider of tour dates. Not part of the platform's API. */
export const tourDateOperations: readonly Operation[] = [
  {
    id: 'TourDates',
    method: 'GET',
    path: '/api/tour-dates/artists/{artist}/events',
    group: 'site',
    crumb: 'none',
    answer: ({ url, params, backend }) => {
      if (!url.searchParams.get('app_id')) {
        return { status: 403, json: { Message: 'User is not authorized to access this resource' } }
      }
      const artist = decoded(params.artist ?? '').toLowerCase()
      if (artist !== tourBand.name.toLowerCase() && artist !== `id_${tourBand.id}`) {
        return { status: 404, json: { errorMessage: '[NotFound] The artist was not found' } }
      }
      const now = shopTime(backend)
      const [from, to] = rangeOf(url.searchParams.get('date') ?? 'upcoming', new Date(now).toISOString().slice(0, 10))
      return ok(tourDates(now).filter(({ datetime }) => datetime.slice(0, 10) >= from && datetime.slice(0, 10) <= to))
    },
  },
]

/** The provider expects some characters of a name to be encoded twice. A name may also contain a `%` itself. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** The days that a filter covers: `upcoming`, `past`, `all`, a day, or the first and the last day. */
function rangeOf(filter: string, today: string): readonly [from: string, to: string] {
  if (filter === 'upcoming') return [today, '9999']
  if (filter === 'past') return ['', today]
  if (filter === 'all') return ['', '9999']
  const [from = '', to = from] = filter.split(',')
  return [from, to]
}
