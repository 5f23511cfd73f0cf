import { describe, expect, it } from 'vitest'
import { createOperations } from '../../../src/data/cart/createOperations'
import type { AddOperation } from '../../../src/model/cart/cartOperation'
import type { CartQueue } from '../../../src/model/cart/cartQueue'
import { createMemoryJournal } from '../../support/memoryJournal'

const line = { itemId: 'p1', sku: null, additionalFields: null, subscriptionOptionId: null }

const add = (key: string): AddOperation => ({ kind: 'add', key, calls: [key], line, quantities: [1], preview: null })

/** The journal of a tab whose last page has left these additions, which the server may have received. */
function journalOf(...keys: readonly string[]) {
  const journal = createMemoryJournal(keys.map(add))
  return { kept: journal.kept, journal }
}

const keysOf = (queue: CartQueue) => queue.map(({ key }) => key).join('')

describe('an addition that the previous page may already have sent', () => {
  it('is not merged with an addition on this page, even after others were answered', () => {
    const operations = createOperations(journalOf('a', 'b', 'c').journal)
    operations.settle(add('a'), null)
    operations.takeFirst()
    operations.add(add('d'))
    expect(keysOf(operations.all())).toBe('bcd')
  })

  it('is not merged after the response to one that the journal no longer contains', () => {
    const { kept, journal } = journalOf('a')
    const operations = createOperations(journal)
    kept.queue = ['b', 'c'].map(add)
    expect(keysOf(operations.restore())).toBe('a')
    operations.settle(add('a'), null)
    operations.takeFirst()
    operations.add(add('d'))
    expect(keysOf(operations.all())).toBe('bcd')
  })

  it('is not merged while part of the one before it is being sent', () => {
    const operations = createOperations(journalOf('a', 'b').journal)
    operations.takeFirst()
    operations.settle(add('a'), add('part'))
    operations.takeFirst()
    operations.add(add('c'))
    expect(operations.all().map(({ key }) => key)).toEqual(['part', 'b', 'c'])
  })
})

describe('additions on the same page', () => {
  it('are merged while they wait, also in the journal', () => {
    const { kept, journal } = journalOf()
    const operations = createOperations(journal)
    operations.add(add('a'))
    operations.takeFirst()
    for (const key of ['b', 'c']) operations.add(add(key))
    expect(operations.all()).toMatchObject([{ key: 'a' }, { key: 'c', quantities: [1, 1] }])
    expect(kept.queue).toEqual(operations.all())
  })

  it('are not merged with those sent when the visitor left the page', () => {
    const operations = createOperations(journalOf().journal)
    for (const key of ['a', 'b']) {
      operations.add(add(key))
      operations.takeFirst()
    }
    expect(keysOf(operations.takeAll([]))).toBe('ab')
    operations.add(add('c'))
    expect(keysOf(operations.all())).toBe('abc')
  })

  it('are sent before later ones if only part of them fits', () => {
    const operations = createOperations(journalOf().journal)
    for (const key of ['a', 'b']) {
      operations.add(add(key))
      operations.takeFirst()
    }
    operations.settle(add('a'), add('part'))
    expect(operations.takeFirst()?.key).toBe('part')
  })
})
