import { catalogue } from '../../src/language/catalogue'

/** B3 Cookie banner settings; the title is our own. */
export const messages = catalogue('cookie-banner', {
  title: 'Cookie notice',
  accept: 'Accept',
  decline: 'Decline',
  text: 'By using this website, you agree to our use of cookies. We use cookies to provide you with a great experience and to help our website run effectively.',
  noDecline:
    'Nothing is stored on this site before a visitor agrees, but its cookie banner can only be accepted. Set cookieBannerAcceptType to OPT_IN_AND_OUT, so that visitors can also decline.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'cookie-banner': ['noDecline'] } as const
