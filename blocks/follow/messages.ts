import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('follow', {
  follow: 'Follow {account}',
  badUsername:
    'This follow button has no account: its data-username, “{username}”, must have 1 to 15 letters, digits and underscores.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { follow: ['badUsername'] } as const
