import { catalogue } from '../../src/language/catalogue'

/** What native videos say: to visitors by their button, to developers by their errors (B8). */
export const messages = catalogue('video', {
  play: 'Play video',
  pause: 'Pause video',
  video: 'Video',
  failed: 'This video could not be loaded.',
  noLoader: 'VideoLoader not found',
})

/** What only developers read. It stays English, so that it can be searched for. */
export const forDevelopers = { video: ['noLoader'] } as const
