import { catalogue } from '../../src/language/catalogue'

/** B3 Cookie banner settings; the title is ours. */
export const messages = catalogue('cookie-banner', {
  title: 'Cookie notice',
  accept: 'Accept',
  decline: 'Decline',
  text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
})
