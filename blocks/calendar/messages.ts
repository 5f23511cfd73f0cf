import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('calendar', {
  name: 'Event calendar',
  previous: 'Previous month',
  next: 'Next month',
  today: 'Today',
  dayEvents: '{count, plural, =0 {no events} one {# event} other {# events}}',
  monthEvents: '{month}: {count, plural, =0 {no events} one {# event} other {# events}}',
  wholeMonth: 'Show the whole month',
  noneInMonth: 'There are no events in {month}.',
  noneOnDay: 'There are no events on this day.',
  loading: 'Loading the events of {month}…',
  failed: 'The events of {month} could not be loaded.',
  retry: 'Try again',
  earlier: 'Show earlier events',
  more: 'Show more events',
  furtherEvents: '+{count}',
  yourTime: '{time} your time',
  save: 'Add to calendar',
  saveEvent: 'Add to calendar: {title}',
  notJson: 'The data-block-json of this calendar is not a JSON object. Set its collection, such as {example}.',
  notList: 'Expected a list of events.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { calendar: ['notJson', 'notList'] } as const
