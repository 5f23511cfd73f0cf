import type { Translation } from '../catalogue'

/**
 * Replaced by the build with the messages of every `messages.de.ts` in a room or a block
 * (`build/joinTranslations.mjs`).
 */
declare const __TRANSLATION__: Translation

/** German, in the polite form. Messages for developers stay in English, as in browsers. */
export const words = __TRANSLATION__
