import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ imageLightbox: typeof messages }> = {
  imageLightbox: { viewFullsize: 'In voller Größe ansehen' },
}
