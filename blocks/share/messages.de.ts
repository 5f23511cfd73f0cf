import type { Translations } from '../../src/language/catalogue'
import type { messages } from './messages'

export const words: Translations<{ share: typeof messages }> = {
  share: {
    share: 'Teilen',
    shareTitle: '„{title}“ teilen',
    email: 'E‑Mail',
  },
}
