import { describe, expect, it } from 'vitest'
import { accent, mirror } from '../../src/language/pseudo'

// Plurals are lists by the time they are read, because the build has parsed them; their type is that of the source.
const compiled = {
  hello: 'Hello {name}',
  count: [['count', { one: [0, ' slide'], other: [0, ' slides'] }, 0]],
} as never

describe('pseudo-languages', () => {
  it('add accents, brackets and length, and keep placeholders', () => {
    expect(accent('form', compiled)).toEqual({
      hello: '[Ĥéĺĺó {name} ~~~~~]',
      count: ['[', ['count', { one: [0, ' šĺíđé'], other: [0, ' šĺíđéš'] }, 0], ' ~~~~~]'],
    })
  })

  it('write every word from right to left, and keep placeholders', () => {
    expect(mirror('form', compiled)).toEqual({
      hello: '\u202eHello\u202c {name}',
      count: [['count', { one: [0, ' \u202eslide\u202c'], other: [0, ' \u202eslides\u202c'] }, 0]],
    })
  })

  it('are 40 % longer than English', () => {
    expect(accent('form', { sentence: 'a'.repeat(30) })).toEqual({ sentence: `[${'á'.repeat(30)} ~~~~~ ~~~~~]` })
  })

  it('leave an empty message empty', () => {
    expect(accent('form', { none: '' })).toEqual({ none: '' })
  })
})
