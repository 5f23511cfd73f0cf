import { replaceWords, type Translation } from '../language/catalogue'
import type { Settings } from '../model/page/settings'
import type { RunChunk } from './chunks'

/** The messages of a page while they load. */
export interface PendingWords {
  /** Settles when they have loaded or failed; `null` if the page is English and nothing is loaded. */
  readonly ready: Promise<void> | null
  /** Restores English. */
  readonly stop: () => void
}

/** The available languages besides English, each a chunk named by its tag. */
const languages: { readonly [language: string]: () => Promise<{ readonly words: Translation }> } = {
  de: () => import('../language/locales/de'),
}

/**
 * Loads the messages of the page's language, and those that its owner replaces (docs/decisions.md#38). Takes the page's
 * language tag. If loading fails, `warn` is called and the messages stay English, as with a language that we do not
 * have. Never rejects.
 */
export function loadWords(
  tag: string,
  { messages }: Settings,
  loadChunk: RunChunk,
  warn: (error: unknown) => null,
): PendingWords {
  const locale = canonical(tag)
  const language = locale.replace(/-.*/, '')
  const load = languages[language]
  const isPseudo = /-x[ab]$/i.test(locale)
  const isOdd = Object.keys(messages)[0] || document.querySelector('[data-skerry-messages]') || isPseudo
  let isWanted = true

  const loadAll = async () => {
    const [ours, own] = await Promise.all([
      load && loadChunk(language, load).catch(warn),
      isOdd && loadChunk('ownwords', () => import('./ownWords')).catch(warn),
    ])
    const words = ours?.words
    const translate =
      (own && (await own.loadOwnWords({ locale, words, messages, loadChunk }).catch(warn))) ||
      (words && ((room: string) => words[room]))
    // Text that is not translated stays English, including its plurals and numbers.
    if (isWanted && translate) replaceWords(isPseudo ? 'en' : locale, translate)
  }

  if (language === 'en') replaceWords(locale)
  return {
    ready: load || isOdd ? loadAll() : null,
    stop() {
      isWanted = false
      replaceWords('en')
    },
  }
}

/** A canonical tag; English for an invalid one. */
function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
