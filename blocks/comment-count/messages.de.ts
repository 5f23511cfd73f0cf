import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ 'comment-count': typeof messages }, typeof forDevelopers> = {
  'comment-count': { comments: 'Kommentare' },
}
