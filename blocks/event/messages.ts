import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('event', {
  save: 'Add to calendar',
  saveEvent: 'Add to calendar: {title}',
  incomplete:
    'This event has no heading or no valid <time datetime="…">, so it has no calendar file. Write its start, such as {example}, and its end in a second <time>.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { event: ['incomplete'] } as const
