import { catalogue } from '../../../src/language/catalogue'

/** What a captcha says for itself. What it says of a form that was sent without it stands with the form's own words (A5). */
export const messages = catalogue('captcha', {
  /** B8 Console and runtime messages. */
  notSetUp: 'ReCaptcha has not been set up!',
  loading: 'Loading the CAPTCHA…',
  failed: 'The CAPTCHA could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  expired: 'The CAPTCHA has expired. Please complete it again.',
  consent: 'The CAPTCHA of this form comes from another company, which may set cookies of its own.',
  agree: 'Load the CAPTCHA',
  checking: 'Checking your browser…',
  checked: 'Your browser has been checked.',
  checkExpired: 'The check of your browser has expired. It is made again when you go on.',
})

/** What only developers read. It stays English, so that it can be searched for. */
export const forDevelopers = { captcha: ['notSetUp'] } as const
