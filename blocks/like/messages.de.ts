import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ like: typeof messages }, typeof forDevelopers> = {
  like: {
    likes: '{count, plural, one {# Like} other {# Likes}}',
    name: 'Gefällt mir: {likes}',
    liked: 'Das gefällt Ihnen. {likes}',
    unliked: 'Das gefällt Ihnen nicht mehr. {likes}',
    failed: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    offline: 'Bitte prüfen Sie Ihre Internetverbindung.',
  },
}
