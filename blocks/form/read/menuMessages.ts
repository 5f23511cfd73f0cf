import { catalogue } from '../../../src/language/catalogue'

/** What a menu shows while nothing is chosen, if its owner has no text for it. */
export const menuMessages = catalogue('form.menus', { unset: 'Select an option' })
