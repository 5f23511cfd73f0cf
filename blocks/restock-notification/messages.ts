import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('restock-notification', {
  sending: 'Signing up…',
  thanks: 'Signed up!',
  captchaIncomplete: 'Complete CAPTCHA before submitting.',
  noForm:
    'This restock notification has no form with an input named "email", or no data-product-id, so nobody can sign up. Add them to the element with the class product-restock-notification.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'restock-notification': ['noForm'] } as const
