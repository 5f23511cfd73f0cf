import { catalogue } from '../language/catalogue'

/** What videos say: to visitors by their button, to developers by their errors (B5, B8). */
export const messages = catalogue('ui.video', {
  play: 'Play video',
  playTitled: 'Play video: {title}',
  video: 'Video',
  invalid: 'Invalid video embed.',
  customImage:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
})

/** What only developers read. It stays English, so that it can be searched for. */
export const forDevelopers = { 'ui.video': ['invalid', 'customImage'] } as const
