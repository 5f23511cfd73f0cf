import { catalogue } from '../../src/language/catalogue'

/** Errors for developers about missing markup in a donation block. */
export const messages = catalogue('donation', {
  noButton:
    'This donation block has no button, so nobody can donate. Put an element with data-donate-page-id inside it.',
  noPage: 'The donation button names no page. Give its data-donate-page-id the id of a donation page.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { donation: 'all' } as const
