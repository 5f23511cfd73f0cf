import { catalogue } from '../../src/language/catalogue'

export const messages = catalogue('comment-count', {
  comments: 'Comments', // the platform's word where it keeps the comments itself
  badShortname:
    'The shortname of the comments, “{shortname}”, is no name of a host, so nothing was loaded. It has letters, digits and hyphens only. The owner finds it in the settings of the comments.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { 'comment-count': ['badShortname'] } as const
