import { catalogue } from '../../src/language/catalogue'

/** Our own; the specification has no words for it. */
export const messages = catalogue('popup-overlay', {
  title: 'Message',
  close: 'Close',
  noTemplate: 'A popup overlay needs to be a <template>.',
})

export const forDevelopers = { 'popup-overlay': ['noTemplate'] } as const
