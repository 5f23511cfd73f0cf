import { catalogue } from '../../src/language/catalogue'

/** Our own; the specification has no words for them. */
export const messages = catalogue('configuration-panel', {
  frame: 'Preview of your site',
  expand: 'Full-screen preview',
  collapse: 'Leave the full-screen preview',
  openGuide: 'Open the guide',
  closeGuide: 'Close the guide',
  noFrame: 'The configuration panel needs an <iframe>.',
})

export const forDevelopers = { 'configuration-panel': ['noFrame'] } as const
