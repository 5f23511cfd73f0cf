import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('reservation', {
  preview: 'Preview Only', // B6 Roles: the restaurant-booking block for a logged-in user
  logOut: 'Please log out to make a reservation.',
  loading: 'Loading reservations…',
  failed: 'Reservations could not be loaded.',
  retry: 'Try again',
  book: 'Book at {provider}',
  consent: 'Reservations are made with {provider}, which may set cookies of its own.',
  show: 'Show reservations',
  agree: 'Agree and show reservations',
  unavailable: 'Reservations are not available here at the moment.',
  noSource:
    'This reservation block has no data-script-src, so nothing was loaded. Set it to the https URL of {provider}’s script, with the restaurant id.',
  badSource:
    'The source of this reservation block, {source}, is not allowed, so nothing was loaded. Use an https URL of {provider}, or the one in website.reservationSettings of the page context.',
  badProvider:
    'The data-provider of this reservation block, “{provider}”, is unknown, so nothing was loaded. Use opentable or tock.',
  noBusiness:
    'This reservation block has no data-tock-business-slug, so nothing was loaded. Set it to the slug of the restaurant at Tock.',
  second:
    'This page has a second Tock reservation block, but Tock’s script supports one for each page. Only the first is shown; remove one of them.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = {
  reservation: ['noSource', 'badSource', 'badProvider', 'noBusiness', 'second'],
} as const
