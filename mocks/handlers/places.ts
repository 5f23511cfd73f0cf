import { places } from '../fixtures/site'
import { declined, ok } from '../http/Answer'
import type { Operation } from '../http/Operation'

/** Place autocomplete and place details (B7). */
export const placesOperations: readonly Operation[] = [
  {
    id: 'PlacesAutocomplete',
    method: 'GET',
    path: '/api/google-maps/places/autocomplete',
    group: 'site',
    crumb: 'none',
    answer: ({ url }) => {
      const input = (url.searchParams.get('input') ?? '').trim().toLowerCase()
      if (input === '')
        return declined({ errorKey: 'INPUT_MISSING', status: 422, message: 'Type a place to look for.' })
      const found = places.filter((place) => place.description.toLowerCase().includes(input))
      return ok({ predictions: found.map(({ placeId, description }) => ({ placeId, description })) })
    },
  },
  {
    id: 'PlacesDetails',
    method: 'GET',
    path: '/api/google-maps/places/details',
    group: 'site',
    crumb: 'none',
    answer: ({ url }) => {
      const query = url.searchParams
      if (!query.get('productPage') || !query.get('productSection')) {
        const message = 'Details need productPage and productSection.'
        return declined({ errorKey: 'TRACKING_CONTEXT_MISSING', status: 422, message })
      }
      const place = places.find((one) => one.placeId === query.get('placeId'))
      return place
        ? ok(place)
        : declined({ errorKey: 'PLACE_NOT_FOUND', status: 404, message: 'There is no such place.' })
    },
  },
]
