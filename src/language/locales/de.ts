import type { Translation } from '../catalogue'

/**
 * What the build puts here: the words of every `messages.de.ts` in a room or a block (`build/joinTranslations.mjs`).
 */
declare const __TRANSLATION__: Translation

/** German, in the polite form. What only developers read stays English, as it does in browsers. */
export const words = __TRANSLATION__
