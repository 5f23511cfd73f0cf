import type { Translate, Translation } from '../language/catalogue'
import { format } from '../language/format'
import { readOwnWords } from '../language/ownWords'
import { problems } from '../language/ownWordsMessages'
import type { OwnMessages } from '../model/page/settings'
import { parseJson } from '../model/text/json'
import type { RunChunk } from './chunks'

interface Options {
  readonly locale: string
  /** The messages of the language itself, if it has some. */
  readonly words: Translation | undefined
  /** The messages passed to `start`. */
  readonly messages: OwnMessages
  readonly loadChunk: RunChunk
}

/** Two pseudo-locales that reveal text that is not translated or does not fit. */
const pseudoLocales: { readonly [tag: string]: 'accent' | 'mirror' } = { 'en-XA': 'accent', 'ar-XB': 'mirror' }

/**
 * The messages of a page whose owner replaces some (docs/decisions.md#38), with `start` or in scripts with
 * `data-skerry-messages`, combined with those of its language; or those of a pseudo-locale. Invalid messages are logged
 * to the console. `null` if there are none.
 */
export async function loadOwnWords({ locale, words, messages, loadChunk }: Options): Promise<Translate | null> {
  const pseudo = pseudoLocales[locale]
  const ours: Translate | undefined = pseudo
    ? (await loadChunk('pseudo', () => import('../language/pseudo')))[pseudo]
    : words && ((room) => words[room])
  const scripts = document.querySelectorAll('script[type="application/json"][data-skerry-messages]')
  const sources = [...[...scripts].flatMap(readScript), messages]
  const own = readOwnWords(sources, { locale, warn: (problem) => console.warn(problem) })
  return ours || own ? (room, english) => ({ ...ours?.(room, english), ...own?.(room, english) }) : null
}

function readScript(script: Element): unknown[] {
  try {
    return [parseJson(script.textContent ?? '')]
  } catch (error) {
    console.warn(format(problems.notJson, { problem: String(error) }), script)
    return []
  }
}
