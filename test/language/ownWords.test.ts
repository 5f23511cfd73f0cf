import { describe, expect, it } from 'vitest'
import type { Words } from '../../src/language/catalogue'
import { readOwnWords } from '../../src/language/ownWords'

const english = { send: 'Send', hello: 'Hello {name}', count: 'There are {count} of them' } satisfies Words

function read(sources: readonly unknown[], locale = 'de-AT') {
  const problems: string[] = []
  const translate = readOwnWords(sources, { locale, warn: (problem) => problems.push(problem) })
  return { words: translate?.('form', english), problems }
}

describe('a site owner’s messages', () => {
  it('are looked up by exact locale first, then by language', () => {
    const source = {
      de: { form: { send: 'Senden', hello: 'Hallo {name}' } },
      'de-AT': { form: { send: 'Schicken' } },
      fr: { form: { send: 'Envoyer' } },
    }
    expect(read([source])).toEqual({ words: { send: 'Schicken', hello: 'Hallo {name}' }, problems: [] })
    expect(read([source], 'fr').words).toEqual({ send: 'Envoyer' })
    expect(read([source], 'pl').words).toBeUndefined()
  })

  it('can come from several sources, of which the last one wins', () => {
    expect(read([{ de: { form: { send: 'A' } } }, { de: { form: { send: 'B' } } }]).words).toEqual({ send: 'B' })
  })

  it('are ICU messages, with plurals', () => {
    const source = { de: { form: { count: '{count, plural, =0 {Keiner} one {Einer} other {# da}}' } } }
    expect(read([source]).words).toEqual({ count: [['count', { '=0': 'Keiner', one: 'Einer', other: [0, ' da'] }, 0]] })
  })

  it.each([
    [
      { de: { form: { send: '{name' } } },
      'Skerry: the message de.form.send was not replaced. Expected "," or "}" but found end of input (line 1, column 6).',
    ],
    [
      { de: { form: { hello: 'Hallo {nmae}' } } },
      'Skerry: the message de.form.hello was not replaced. It uses the value nmae, which does not exist. Available: name.',
    ],
    [
      { de: { form: { send: 'Hallo {name}' } } },
      'Skerry: the message de.form.send was not replaced. It uses the value name, which does not exist. Available: none.',
    ],
    [
      { de: { form: { sned: 'Senden' } } },
      'Skerry: the message de.form.sned was not replaced. There is no message of that name.',
    ],
    [
      { de: { form: { constructor: 'x' } } },
      'Skerry: the message de.form.constructor was not replaced. There is no message of that name.',
    ],
    [{ de: { form: { send: 7 } } }, 'Skerry: the message de.form.send was not replaced. It is not a string.'],
    [
      { de: { form: { count: '{count, plural, few {x} other {y}}' } } },
      'Skerry: the message de.form.count was not replaced. Expected "one", "other" or "=" and a number but found "few" (line 1, column 17).',
    ],
    [{ de: { form: 'Senden' } }, 'Skerry: de.form of the replaced messages is not an object and was ignored.'],
    [{ de: ['form'] }, 'Skerry: de of the replaced messages is not an object and was ignored.'],
    [null, 'Skerry: messages of the replaced messages is not an object and was ignored.'],
  ])('%j are ignored, and a warning says why', (source, problem) => {
    const { words, problems } = read([source])
    expect(words ?? {}).toEqual({})
    expect(problems).toEqual([problem])
  })

  it('are ignored if a plural form uses an unknown value', () => {
    const source = { de: { form: { count: '{count, plural, one {Einer} other {{nmae}}}' } } }
    const { words, problems } = read([source])
    expect(words).toEqual({})
    expect(problems).toEqual([expect.stringContaining('the value nmae, which does not exist. Available: count.')])
  })

  it('can leave out whole groups', () => {
    expect(read([{ de: { gallery: { next: 'Weiter' } } }])).toEqual({ words: {}, problems: [] })
  })

  it('are read only once for a language without a region', () => {
    expect(read([{ de: { form: { send: 7 } } }], 'de').problems).toHaveLength(1)
  })

  it('cannot affect anything outside their group', () => {
    const source = JSON.parse('{"de":{"__proto__":{"send":"x"},"form":{"__proto__":"x","send":"ok"}}}')
    const { words } = read([source])
    expect(words).toEqual({ send: 'ok' })
    expect(Object.hasOwn(Object.prototype, 'send')).toBe(false)
  })
})
