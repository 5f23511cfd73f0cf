import { catalogue } from '../../src/language/catalogue'

/** Our own texts; the specification has none. */
export const messages = catalogue('configuration-panel', {
  frame: 'Preview of your site',
  expand: 'Full-screen preview',
  collapse: 'Leave the full-screen preview',
  openGuide: 'Open the guide',
  closeGuide: 'Close the guide',
  noFrame: 'This configuration panel has no <iframe>, so it shows no page. Put one inside it.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'configuration-panel': ['noFrame'] } as const
