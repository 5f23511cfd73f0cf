import { catalogue } from '../language/catalogue'

/** The texts for videos: button labels for visitors, errors for developers (B5, B8). */
export const messages = catalogue('ui.video', {
  play: 'Play video',
  playTitled: 'Play video: {title}',
  video: 'Video',
  invalid: 'Invalid video embed.',
  noEmbed:
    'There is no video to play in data-html, so the server’s content stays. Write the provider’s embed code: an iframe, or an object with an embed, whose src is a URL with https.',
  customImage:
    'Custom featured images only available with embedded videos. Go back into embed settings to turn off featured images.',
})

/** Messages for developers. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'ui.video': ['invalid', 'noEmbed', 'customImage'] } as const
