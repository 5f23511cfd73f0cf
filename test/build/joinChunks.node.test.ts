import { describe, expect, it } from 'vitest'
import { inOrder, neededFirst } from '../../build/joinChunks.mjs'

const chunk = (name: string, ...imports: string[]) => ({ name, fileName: name, imports })
const chunksOf = (...all: ReturnType<typeof chunk>[]) => Object.fromEntries(all.map((one) => [one.name, one]))
const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name)

describe('the list of chunks', () => {
  const [map, share, form, shared, react] = [
    chunk('map', 'shared'),
    chunk('share'),
    chunk('form', 'shared', 'react'),
    chunk('shared'),
    chunk('react', 'shared'),
  ]
  const chunks = chunksOf(map, share, form, shared, react)

  it('begins with the files that others need, however many blocks there are', () => {
    expect(namesOf(neededFirst([map, share, form, shared, react], chunks))).toEqual([
      'shared',
      'react',
      'map',
      'share',
      'form',
    ])
  })

  it('names what a file needs in the order in which it runs', () => {
    expect(namesOf(inOrder(form, chunks))).toEqual(['shared', 'react', 'form'])
  })
})
