import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('embed', {
  name: 'Content from {host}',
  own: 'Embedded content',
  note: 'This content comes from {host}, which may set cookies of its own.',
  agree: 'Agree and show content',
  link: 'Open on {host}',
  failed: 'This content could not be loaded.',
  retry: 'Try again',
  nothing: 'This embed has no content to show. Its html needs an <iframe> with an http or https URL, or markup.',
  notJson:
    'The data-block-json of this embed is not valid JSON, so nothing is shown. Write its html as JSON, and escape it as HTML.',
  script: 'This script of an embed was not run: "{url}". Only scripts of known widgets are run.',
  soundCloud: 'Issue parsing SoundCloud url', // B8 Console and runtime messages
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { embed: ['nothing', 'notJson', 'script', 'soundCloud'] } as const
