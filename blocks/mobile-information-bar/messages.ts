import { catalogue } from '../../src/language/catalogue'

/** B22 Mobile information bar. The labels have space for about ten letters on a phone. */
export const messages = catalogue('mobile-information-bar', {
  title: 'Contact information',
  contactEmail: 'Email',
  contactPhoneNumber: 'Call',
  location: 'Map',
  businessHours: 'Hours',
  hours: 'Opening hours',
  close: 'Close opening hours',
  openNow: 'Open now',
  closedNow: 'Closed now',
  closed: 'Closed', // on a day of the week
  allDay: 'All day',
})
