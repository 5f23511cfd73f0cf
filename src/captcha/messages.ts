import { catalogue } from '../language/catalogue'

/** The captcha's own messages. The message for a form sent without an answer is in the form's messages (A5). */
export const messages = catalogue('captcha', {
  /** B8 Console and runtime messages. */
  notSetUp: 'ReCaptcha has not been set up!',
  loading: 'Loading the CAPTCHA…',
  failed: 'The CAPTCHA could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
  expired: 'The CAPTCHA has expired. Please complete it again.',
  consent: 'This form’s CAPTCHA comes from another company, which may set cookies of its own.',
  agree: 'Load the CAPTCHA',
  checking: 'Checking your browser…',
  checked: 'Your browser has been checked.',
  noSolution: 'The CAPTCHA task has no solution.',
  checkExpired: 'The browser check has expired. It will run again when you continue.',
  notReady: 'it was not ready within {timeoutMs} ms',
  noGlobal: 'it did not define {name}',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { captcha: ['notSetUp', 'noSolution', 'notReady', 'noGlobal'] } as const
