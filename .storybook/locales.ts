import { defaultSettings } from '../src/model/page/settings'
import { loadWords, type PendingWords } from '../src/runtime/words'

/** The languages of the toolbar; the last two are nobody's, for finding what is not translated and what does not fit. */
export const locales = {
  en: 'English',
  de: 'Deutsch',
  'en-XA': 'Pseudo: accents, 40 % longer',
  'ar-XB': 'Pseudo: right to left',
}

/** The directions of the toolbar. */
export const directions = { auto: 'Direction of template and language', ltr: 'Left to right', rtl: 'Right to left' }

let words: PendingWords | undefined

/** Gives the page a language, as its server would, and waits for the words, for what is drawn without the runtime. */
export async function applyLocale(locale: string, direction: string): Promise<void> {
  const { documentElement } = document
  documentElement.lang = locale
  if (direction === 'ltr' || direction === 'rtl') documentElement.dir = direction
  else if (locale.startsWith('ar')) documentElement.dir = 'rtl'
  words?.stop()
  words = loadWords(locale, defaultSettings, (_, load) => load(), warn)
  await words.ready
}

function warn(error: unknown): null {
  console.warn(error)
  return null
}
