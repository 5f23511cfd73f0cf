import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('comment-count', {
  comments: 'Comments', // the platform's text if it stores the comments itself
  badShortname:
    'The comments shortname, “{shortname}”, is not a valid host name, so the counter was not loaded. Use letters, digits and hyphens only. The owner finds the shortname in the comment settings.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'comment-count': ['badShortname'] } as const
