import { catalogue } from '../../src/language/catalogue'

/** Errors for developers about missing markup in a menu. */
export const messages = catalogue('menu', {
  noPanel: 'This menu has tabs but no panels. Give each .js-menu-select-labels its .js-menu, in the same order.',
  unevenParts:
    'This menu has {labels, plural, one {# tab} other {# tabs}} and {panels, plural, one {# panel} other {# panels}}, so some of them cannot be chosen. Give each .js-menu-select-labels its .js-menu, in the same order.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { menu: 'all' } as const
