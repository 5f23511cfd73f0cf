import type { Translations } from '../../src/language/catalogue'
import type { forDevelopers, messages } from './messages'

export const words: Translations<{ gallery: typeof messages }, typeof forDevelopers> = {
  gallery: {
    gallery: 'Galerie',
    numberedGallery: 'Galerie {number}',
    carousel: 'Karussell',
    slide: 'Bild',
    slideOf: '{number} von {count}',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    pause: 'Diashow anhalten',
    play: 'Diashow abspielen',
    thumbnails: 'Bilder',
    thumbnail: 'Bild {number}',
    open: '{name} öffnen',
    viewFullsize: 'In voller Größe ansehen',
  },
}
