import { catalogue } from '../../src/language/catalogue'

/** Our own text; the specification has none. */
export const messages = catalogue('popup-overlay', {
  title: 'Message',
  close: 'Close',
  noTemplate:
    'This popup overlay is not a <template>, so it never opens. Put its content into <template data-block-type="popup-overlay">.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'popup-overlay': ['noTemplate'] } as const
