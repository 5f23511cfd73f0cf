import { catalogue } from '../../src/language/catalogue'

/** What developers read of an accordion whose markup lacks something. */
export const messages = catalogue('accordion', {
  noItem:
    'No accordion item has both a .accordion-item__click-target and a .accordion-item__dropdown, so none can be opened. Give each item both.',
})

/** What only developers read. It stays English, so that it can be searched for. */
export const forDevelopers = { accordion: 'all' } as const
