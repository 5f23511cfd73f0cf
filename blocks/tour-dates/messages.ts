import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('tour-dates', {
  name: 'Tour dates',
  show: 'Show the tour dates',
  agree: 'Agree and show the tour dates',
  consent: 'The tour dates come from another company, which may set cookies of its own.',
  loading: 'Loading the tour dates…',
  loaded: '{count, plural, one {# tour date} other {# tour dates}}',
  failed: 'The tour dates could not be loaded.',
  retry: 'Try again',
  none: 'There are no tour dates at the moment.',
  tickets: 'Tickets',
  ticketsFor: 'Tickets: {venue}, {date}',
  soldOut: 'Sold out',
  save: 'Add to calendar',
  saveDate: 'Add to calendar: {venue}, {date}',
  more: 'Show more dates',
  notJson: 'The data-block-json of this tour dates block is not a JSON object. Set its artist, such as {example}.',
  noKey:
    'Tour dates need the key that the provider issued for the site: website.tourDateSettings.appId in the page context, or website.identifier on the platform.',
  notList: 'Expected a list of tour dates.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'tour-dates': ['notJson', 'noKey', 'notList'] } as const
