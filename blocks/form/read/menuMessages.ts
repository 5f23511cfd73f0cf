import { catalogue } from '../../../src/language/catalogue'

/** The text of a menu while nothing is chosen, if the owner has not set one. */
export const menuMessages = catalogue('form.menus', { unset: 'Select an option' })
