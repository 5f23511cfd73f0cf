import { describe, expect, it } from 'vitest'
import { fieldTypeOf, fieldTypes, maxLengthOf, parseFormFields } from '../../../src/model/form/formFields'

describe('fields in a form context', () => {
  it('include all field types of both specifications', () => {
    expect(fieldTypes).toHaveLength(19)
  })

  it('of an unknown type are read as a text line', () => {
    expect(fieldTypeOf('quantum')).toBe('text')
    expect(fieldTypeOf(undefined)).toBe('text')
    expect(fieldTypeOf('toString')).toBe('text')
  })

  it.each([
    ['100', 100],
    [100, 100],
    [' 7 ', 7],
    ['0', 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
    ['-1', 0],
    ['1.5', 0],
    ['many', 0],
    ['999999999', 999_999_999],
    ['9999999999', 0],
  ])('have %i as their maximum if it is %j', (value, length) => {
    expect(maxLengthOf(value)).toBe(length)
  })

  it('leave out invalid entries', () => {
    expect(
      parseFormFields([
        null,
        1,
        'x',
        [],
        {},
        { id: '' },
        { id: 'a', type: 'select', options: ['x', { label: 'y', value: 'z' }, 3] },
      ]),
    ).toMatchObject([{ id: 'a', type: 'select', options: ['x', 'y', '3'], required: false, maxLength: 0 }])
    expect(parseFormFields('nothing')).toEqual([])
  })

  it('are named by their name, title or id if they have no key', () => {
    const fields = [{ id: 'a', name: 'campaign', title: 'Campaign' }, { id: 'b', title: 'Campaign' }, { id: 'c' }]
    expect(parseFormFields(fields).map(({ key }) => key)).toEqual(['campaign', 'Campaign', 'c'])
  })

  it('offer the labels of their options, or else the values, without empty ones', () => {
    const options = [{ label: 'Seal' }, { value: 'Skua' }, '', null, { label: '' }]
    expect(parseFormFields([{ id: 'a', options }])[0]!.options).toEqual(['Seal', 'Skua'])
  })

  it.each([true, 'true'])('are required if the context says %j', (required) => {
    expect(parseFormFields([{ id: 'a', required }])).toMatchObject([{ required: true }])
  })

  it('are identified by their key if they are hidden', () => {
    expect(
      parseFormFields([{ id: 'hidden-1', type: 'hidden', key: 'campaign', value: 'x', title: 'Campaign' }])[0],
    ).toMatchObject({
      key: 'campaign',
      value: 'x',
    })
  })
})
