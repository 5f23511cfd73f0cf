import { afterEach, describe, expect, it } from 'vitest'
import { catalogue, replaceWords, wordsLocale } from '../../src/language/catalogue'
import { format } from '../../src/language/format'
import { messages as ui } from '../../src/ui/messages'

afterEach(() => replaceWords('en'))

describe('the messages of a catalogue', () => {
  it('are in English by default, and replaced in place for all code that uses them', () => {
    expect(ui.clear).toBe('Clear')
    replaceWords('de', (room) => (room === 'ui' ? { clear: 'Schließen' } : undefined))
    expect([ui.clear, ui.cancel, wordsLocale()]).toEqual(['Schließen', 'Cancel', 'de'])
    replaceWords('en')
    expect([ui.clear, wordsLocale()]).toEqual(['Clear', 'en'])
  })

  it('in code that loads later are replaced when it loads', () => {
    replaceWords('de', (room) => (room === 'test.late' ? { hello: 'Guten Tag {name}' } : undefined))
    const late = catalogue('test.late', { hello: 'Hello {name}', bye: 'Bye' })
    expect([format(late.hello, { name: 'Ada' }), late.bye]).toEqual(['Guten Tag Ada', 'Bye'])
    replaceWords('en')
    expect(late).toEqual({ hello: 'Hello {name}', bye: 'Bye' })
  })

  it('use the language’s plural rules, compiled by the build', () => {
    expect([1, 2, 1200].map((count) => format(ui.timesSeen, { count }))).toEqual(['1 time', '2 times', '1,200 times'])
    expect(ui.timesSeen).toEqual([['count', { one: [0, ' time'], other: [0, ' times'] }, 0]])
  })
})
