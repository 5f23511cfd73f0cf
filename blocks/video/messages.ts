import { catalogue } from '../../src/language/catalogue'

/** The texts of native videos: labels for visitors and errors for developers (B8). */
export const messages = catalogue('video', {
  play: 'Play video',
  pause: 'Pause video',
  video: 'Video',
  failed: 'This video could not be loaded.',
  noLoader: 'VideoLoader not found',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { video: ['noLoader'] } as const
