import { replaceWords, type Translation } from '../language/catalogue'
import type { Settings } from '../model/page/settings'
import type { RunChunk } from './chunks'

/** The words of a page on their way. */
export interface PendingWords {
  /** Settles when they are there, or will not come; `null` where the page is English and there is nothing to wait for. */
  readonly ready: Promise<void> | null
  /** Gives English back. */
  readonly stop: () => void
}

/** Languages that there are besides English, each a chunk named by its tag. */
const languages: { readonly [language: string]: () => Promise<{ readonly words: Translation }> } = {
  de: () => import('../language/locales/de'),
}

/**
 * Brings the words of the page's language, and those that its owner replaces (docs/decisions.md#38). Takes the tag that
 * the page asks for. What fails to load is passed to `warn`, and it, like a language that we do not have, leaves
 * English. Never rejects.
 */
export function loadWords(
  asked: string,
  { messages }: Settings,
  loadChunk: RunChunk,
  warn: (error: unknown) => null,
): PendingWords {
  const locale = canonical(asked)
  const [language = ''] = locale.split('-', 1)
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
    // What is not translated stays English, plurals and numbers in it too.
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

/** A tag as engines take it; English for what is none. */
function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}
