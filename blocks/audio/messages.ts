import { catalogue } from '../../src/language/catalogue'

/** The texts of audio blocks: labels for visitors and errors for developers. */
export const messages = catalogue('audio', {
  play: 'Play audio',
  pause: 'Pause audio',
  position: 'Position',
  download: 'Download',
  /** Adds the track's title to a label. */
  titled: '{what}: {title}',
  elapsed: '{elapsed} of {total}',
  failed: 'This audio could not be loaded.',
  open: 'Open the link',
  invalidUrl: 'Invalid audio-hosting URL: "{url}". Give data-url one that begins with https.',
  tooMany: 'An album has {most, plural, one {# track} other {# tracks}} at most. The rest stays as served.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { audio: ['invalidUrl', 'tooMany'] } as const
