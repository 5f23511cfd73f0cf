import { catalogue } from '../../src/language/catalogue'

/** B20 Announcement bar, for screen readers. */
export const messages = catalogue('announcement-bar', {
  title: 'Announcement',
  close: 'Close announcement',
})
