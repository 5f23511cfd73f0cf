import { catalogue } from '../../src/language/catalogue'

/** Errors for developers about missing markup in an accordion. */
export const messages = catalogue('accordion', {
  noItem:
    'No accordion item has both a .accordion-item__click-target and a .accordion-item__dropdown, so none can be opened. Give each item both.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { accordion: 'all' } as const
