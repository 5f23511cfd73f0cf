import { describe, expect, it } from 'vitest'
import type { AddOperation, CartOperation } from '../../../src/model/cart/cartOperation'
import { addedBy, type CartQueue, enqueue, oneForEachLine, splitAdd } from '../../../src/model/cart/cartQueue'
import { emptyCart } from '../../../src/model/cart/emptyCart'
import { overlayCart } from '../../../src/model/cart/overlayCart'

const line = (itemId: string) => ({ itemId, sku: null, additionalFields: null, subscriptionOptionId: null })
const add = (itemId: string, quantity: number, key: string): AddOperation => {
  return { kind: 'add', line: line(itemId), quantities: [quantity], key, calls: [key], preview: null }
}
const set = (itemId: string, quantity: number, key: string): CartOperation => {
  return { kind: 'set', line: line(itemId), quantity, key, calls: [key] }
}

describe('waiting changes', () => {
  it('are merged on the same line: quantities replace each other, additions add up', () => {
    const sets = enqueue([set('a', 2, '1')], set('a', 5, '2'), 0)
    expect(sets).toEqual([{ ...set('a', 5, '2'), calls: ['1', '2'] }])
    const adds = enqueue([add('a', 2, '1'), add('b', 1, '2')], add('a', 5, '3'), 0)
    expect(adds).toEqual([{ ...add('a', 5, '3'), quantities: [2, 5], calls: ['1', '3'] }, add('b', 1, '2')])
  })

  it('are not merged across another change of the line, nor with one that may have been sent', () => {
    const mixed = [add('a', 2, '1'), set('a', 1, '2')]
    expect(enqueue(mixed, add('a', 5, '3'), 0)).toEqual([...mixed, add('a', 5, '3')])
    expect(enqueue([add('a', 2, '1')], add('a', 5, '2'), 1)).toHaveLength(2)
  })

  it('are not merged across a change of the same product’s line whose SKU comes from the server', () => {
    const known = { ...line('a'), sku: 'SQ1' }
    const mixed = [add('a', 2, '1'), { ...set('a', 1, '2'), line: known }]
    expect(enqueue(mixed, add('a', 5, '3'), 0)).toEqual([...mixed, add('a', 5, '3')])
    const others = [
      { ...set('a', 1, '1'), line: known },
      { ...set('a', 1, '2'), line: { ...known, sku: 'SQ2' } },
    ]
    const next = { ...set('a', 7, '3'), line: known }
    expect(enqueue(others, next, 0)).toEqual([{ ...next, calls: ['1', '3'] }, others[1]])
  })

  it('are split after a decline, and accepted as far as they fit', () => {
    const joined = { ...add('a', 0, 'x'), quantities: [2, 4, 1], calls: ['1', '2', '3'] }
    const { fitting, declined } = splitAdd(joined, 3, () => 'new')
    expect(fitting).toMatchObject({ key: 'new', quantities: [2, 1], calls: ['1', '3'] })
    expect(declined).toEqual(['2'])
    expect(splitAdd(joined, 0, () => 'new')).toEqual({ fitting: null, declined: ['1', '2', '3'] })
  })

  it('are not declined as long as some of their merged clicks fit', () => {
    const clicked = { ...add('a', 0, 'x'), quantities: [2, 2, 2, 3], calls: ['1', '1', '1', '2'] }
    const { fitting, declined } = splitAdd(clicked, 4, () => 'new')
    expect(fitting).toMatchObject({ quantities: [2, 2], calls: ['1', '1'] })
    expect(declined).toEqual(['2'])
  })

  it.each([
    [undefined, [3, 4]],
    [5, [2, 3]],
    [1, [1, 0]],
    [99, [3, 4]],
  ])('get their shares, in order, if the server adds %s units', (total, shares) => {
    const joined = { ...add('a', 0, 'x'), quantities: [2, 4, 1], calls: ['1', '2', '1'] }
    expect(['1', '2'].map((call) => addedBy(call, joined, total))).toEqual(shares)
  })
})

const entry = {
  ...line('a'),
  id: 'e1',
  productName: 'A',
  productType: 1,
  fullUrl: '',
  imageUrl: null,
  quantity: 2,
  purchasePriceCents: 100,
  nonSalePriceCents: 100,
  subTotal: 200,
  chosenVariant: null,
}

describe('the last requests of a page', () => {
  it('are one per line with a set quantity, its last one, and everything for other lines', () => {
    const waiting = [set('a', 3, '1'), add('b', 1, '2'), set('a', 5, '3'), add('b', 1, '4'), set('b', 4, '5')]
    const [last, ...others] = [{ ...set('a', 5, '3'), calls: ['1', '3'] }, waiting[1], waiting[3], waiting[4]]
    expect(oneForEachLine(waiting, [entry], 1)).toEqual([others[0], last, ...others.slice(1)])
  })

  it('are merged with an earlier addition to the line, but not across its removal', () => {
    expect(oneForEachLine([add('a', 1, '1'), set('a', 2, '2')], [entry], 1)).toEqual([
      { ...set('a', 2, '2'), calls: ['1', '2'] },
    ])
    const again = [set('a', 0, '1'), add('a', 1, '2'), set('a', 2, '3')]
    expect(oneForEachLine(again, [entry], 1)).toEqual(again)
  })

  it('include later additions to a line in its set quantity', () => {
    const waiting = [set('a', 3, '1'), add('b', 1, '2'), add('a', 2, '3'), add('a', 1, '4')]
    const joined = { ...set('a', 6, '4'), calls: ['1', '3', '4'] }
    expect(oneForEachLine(waiting, [entry], 1)).toEqual([joined, waiting[1]])
    expect(oneForEachLine([...waiting, set('a', 1, '5')], [entry], 1)).toEqual([
      waiting[1],
      { ...set('a', 1, '5'), calls: ['1', '3', '4', '5'] },
    ])
  })

  it('keep an addition separate if it may have been sent, or if its line was removed or is unknown', () => {
    const waiting = [set('a', 3, '1'), add('a', 1, '2')]
    expect(oneForEachLine(waiting, [entry], 2)).toEqual(waiting)
    expect(oneForEachLine(waiting, [], 1)).toEqual(waiting)
    const removed = [set('a', 0, '1'), add('a', 1, '2')]
    expect(oneForEachLine(removed, [entry], 1)).toEqual(removed)
  })
})

describe('changes of identical lines with different ids', () => {
  const twin = { ...entry, id: 'e2', quantity: 3 }
  const setEntry = (entryId: string, quantity: number, key: string) => ({ ...set('a', quantity, key), entryId })
  const quantities = (operations: CartQueue, entries = [entry, twin]) =>
    overlayCart({ ...emptyCart, entries }, operations).entries.map(({ id, quantity }) => [id, quantity])

  it('apply to the line with their id, and to none once it is gone', () => {
    expect(quantities([setEntry('e2', 4, '1')])).toEqual([
      ['e1', 2],
      ['e2', 4],
    ])
    expect(quantities([setEntry('e1', 0, '1')])).toEqual([['e2', 3]])
    expect(quantities([setEntry('e1', 0, '1')], [twin])).toEqual([['e2', 3]])
    expect(quantities([setEntry('e1', 7, '1')], [twin])).toEqual([['e2', 3]])
  })

  it('are merged only if they change the same line', () => {
    const others = [setEntry('e1', 4, '1'), setEntry('e2', 5, '2')]
    const next = setEntry('e1', 6, '3')
    expect(enqueue(others, next, 0)).toEqual([{ ...next, calls: ['1', '3'] }, others[1]])
    expect(enqueue([others[0]!], set('a', 1, '3'), 0)).toEqual([others[0], set('a', 1, '3')])
    const mixed = [add('a', 1, '1'), setEntry('e1', 4, '2')]
    expect(enqueue(mixed, add('a', 1, '3'), 0)).toEqual([...mixed, add('a', 1, '3')])
  })

  it('do not replace each other when the visitor leaves the page', () => {
    const waiting = [add('a', 1, '1'), setEntry('e1', 4, '2'), setEntry('e2', 0, '3'), setEntry('e1', 5, '4')]
    const last = { ...setEntry('e1', 5, '4'), calls: ['2', '4'] }
    expect(oneForEachLine(waiting, [entry, twin], 1)).toEqual([waiting[0], waiting[2], last])
  })
})

describe('the cart on the page', () => {
  const cart = { ...emptyCart, id: 'c', entries: [entry], subtotalCents: 200, totalQuantity: 2 }

  it('shows waiting changes, and marks its total as estimated', () => {
    const view = overlayCart(cart, [add('a', 3, '1'), add('b', 1, '2')])
    expect(view).toMatchObject({ isEstimated: true, totalQuantity: 6, subtotalCents: 500 })
    expect(view.entries.map(({ isPending }) => isPending)).toEqual([true, true])
    expect(overlayCart(cart, [])).toMatchObject({ isEstimated: false, totalQuantity: 2 })
  })

  it('hides a removed line, and ignores a quantity for a line that is gone', () => {
    expect(overlayCart(cart, [set('a', 0, '1'), set('a', 4, '2')]).entries).toEqual([])
  })

  it('shows every line from the server, even two that differ only in their ids', () => {
    const twice = { ...cart, entries: [entry, { ...entry, id: 'other', quantity: 3 }] }
    const view = overlayCart(twice, [])
    expect(view.entries.map(({ id, quantity }) => [id, quantity])).toEqual([
      [entry.id, 2],
      ['other', 3],
    ])
    expect(new Set(view.entries.map(({ key }) => key)).size).toBe(2)
  })

  it('adds a product without options to the line to which the server has given a SKU', () => {
    const chosenVariant = { id: 'v', sku: 'SQ1234567', optionValues: [], unlimited: true, qtyInStock: 0 }
    const view = overlayCart({ ...cart, entries: [{ ...entry, chosenVariant }] }, [add('a', 1, '1')])
    expect(view.entries.map(({ quantity }) => quantity)).toEqual([3])
  })

  it('adds a variant as a separate line, even beside a line of the product without a SKU', () => {
    const variant = { ...add('a', 1, '1'), line: { ...line('a'), sku: 'SQ1234567' } }
    expect(overlayCart(cart, [variant]).entries.map(({ quantity }) => quantity)).toEqual([2, 1])
  })
})
