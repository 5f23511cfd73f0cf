import { catalogue } from '../../src/language/catalogue'

/** The name of the tabs of a menu, and errors for developers about missing markup. */
export const messages = catalogue('menu', {
  tabs: 'Menus',
  noPanel: 'This menu has tabs but no panels. Give each .js-menu-select-labels its .js-menu, in the same order.',
  unevenParts:
    'This menu has {labels, plural, one {# tab} other {# tabs}} and {panels, plural, one {# panel} other {# panels}}, so some of them cannot be chosen. Give each .js-menu-select-labels its .js-menu, in the same order.',
})

/** Messages for developers only. They stay in English, so that they can be searched for. */
export const forDevelopers = { menu: ['noPanel', 'unevenParts'] } as const
