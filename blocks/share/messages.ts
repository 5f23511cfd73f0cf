import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('share', {
  share: 'Share',
  shareTitle: 'Share “{title}”',
  email: 'Email',
})
