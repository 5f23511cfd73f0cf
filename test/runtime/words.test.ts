import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceWords, wordsLocale } from '../../src/language/catalogue'
import { defaultSettings } from '../../src/model/page/settings'
import type { RunChunk } from '../../src/runtime/chunks'
import { loadWords } from '../../src/runtime/words'
import { messages as ui } from '../../src/ui/messages'

const asked: string[] = []
const loadChunk: RunChunk = (name, load) => {
  asked.push(name)
  return load()
}
const warn = vi.fn(() => null)

beforeEach(() => {
  asked.length = 0
  warn.mockClear()
})
afterEach(() => {
  replaceWords('en')
  document.body.innerHTML = ''
})

function wordsFor(locale: string, messages = defaultSettings.messages, load = loadChunk) {
  return loadWords(locale, { ...defaultSettings, messages }, load, warn)
}

describe('a page', () => {
  it.each(['', 'en', 'en-GB', 'not a tag', '-', 'EN_us'])('in the language %j loads no translation', (locale) => {
    expect(wordsFor(locale).ready).toBeNull()
    expect([asked, ui.cancel]).toEqual([[], 'Cancel'])
  })

  it.each(['de', 'de-AT', 'DE_ch', 'de_Latn_DE', 'de-DE-u-nu-latn'])('in the language %j is German', async (locale) => {
    await wordsFor(locale).ready
    expect([asked, ui.cancel]).toEqual([['de'], 'Abbrechen'])
    expect(wordsLocale()).toBe(Intl.getCanonicalLocales(locale.replaceAll('_', '-'))[0])
  })

  it.each(['fr', 'tostring', 'zz-XX'])(
    'in the unsupported language %j stays English with English rules',
    async (locale) => {
      await wordsFor(locale).ready
      expect([ui.cancel, wordsLocale()]).toEqual(['Cancel', 'en'])
    },
  )

  it('stays English if its translation fails to load, with a warning', async () => {
    const gone = new Error('gone')
    await wordsFor('de', {}, () => Promise.reject(gone)).ready
    expect([ui.cancel, wordsLocale(), warn.mock.calls]).toEqual(['Cancel', 'en', [[gone]]])
  })

  it('is English again after stop, even if its translation loads afterwards', async () => {
    const first = wordsFor('de')
    await first.ready
    first.stop()
    expect([ui.cancel, wordsLocale()]).toEqual(['Cancel', 'en'])
    const second = wordsFor('de')
    second.stop()
    await second.ready
    expect(ui.cancel).toBe('Cancel')
  })

  it('prefers the owner’s messages, from start and from a script', async () => {
    document.body.innerHTML =
      '<script type="application/json" data-skerry-messages>{"de":{"ui":{"yes":"Jawohl","no":"Nö"}}}</script>'
    await wordsFor('de', { de: { ui: { no: 'Niemals' } } }).ready
    expect([ui.cancel, ui.yes, ui.no]).toEqual(['Abbrechen', 'Jawohl', 'Niemals'])
  })

  it('uses the owner’s messages in an unsupported language, with that language’s rules', async () => {
    await wordsFor('pl', { pl: { ui: { timesSeen: '{count, plural, few {# razy} many {# razów} other {# raza}}' } } })
      .ready
    expect([wordsLocale(), ui.cancel]).toEqual(['pl', 'Cancel'])
  })

  it.each(['{', 'null', '[]', '"de"', '{"de":7}', '{"de":{"ui":{"yes":"{"}}}', ''])(
    'warns about %j in a script, and keeps our messages',
    async (json) => {
      const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
      document.body.innerHTML = `<script type="application/json" data-skerry-messages>${json}</script>`
      await wordsFor('de').ready
      expect([ui.yes, ui.cancel]).toEqual(['Ja', 'Abbrechen'])
      expect(told).toHaveBeenCalledOnce()
      told.mockRestore()
    },
  )

  it('shows pseudo-locales to test layout and translation', async () => {
    await wordsFor('en-XA').ready
    expect(ui.cancel).toMatch(/^\[Çáñçéĺ[ ~]+\]$/)
    await wordsFor('ar-XB').ready
    expect([ui.cancel, wordsLocale()]).toEqual(['\u202eCancel\u202c', 'en'])
  })
})
