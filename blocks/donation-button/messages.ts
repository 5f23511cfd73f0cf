import { catalogue } from '../../src/language/catalogue'

/** What developers read of a donation block whose markup lacks something. */
export const messages = catalogue('donation', {
  noButton:
    'This donation block has no button, so nobody can donate. Put an element with data-donate-page-id inside it.',
  noPage: 'The donation button names no page. Give its data-donate-page-id the id of a donation page.',
})

/** What only developers read. It stays English, so that it can be searched for. */
export const forDevelopers = { donation: 'all' } as const
