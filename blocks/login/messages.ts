import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('login', {
  sending: 'Logging in…',
  emailNeeded: 'Please enter your email.',
  passwordNeeded: 'Please enter your password.',
  wrong: 'Email or password is not correct.',
  noFields:
    'This login form has no email and password fields, so members cannot log in. Add inputs named "email" and "password" to the form with data-login.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { login: ['noFields'] } as const
