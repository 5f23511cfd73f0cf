import { catalogue } from '../../src/language/catalogue'

/** What sounds say: to visitors by their controls, to developers by their errors. */
export const messages = catalogue('audio', {
  play: 'Play audio',
  pause: 'Pause audio',
  position: 'Position',
  download: 'Download',
  /** Of which of the sounds, where it has a title. */
  titled: '{what}: {title}',
  elapsed: '{elapsed} of {total}',
  failed: 'This audio could not be loaded.',
  open: 'Open its address',
  invalidUrl: 'Invalid audio-hosting URL: "{url}". Give data-url one that begins with https.',
  tooMany: 'An album has {most, plural, one {# track} other {# tracks}} at most. The rest stays as served.',
})

/** What only developers read. It stays English, so that it can be searched for. */
export const forDevelopers = { audio: ['invalidUrl', 'tooMany'] } as const
