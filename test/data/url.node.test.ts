import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bodyOf, encodeForm } from '../../src/data/body'
import { errorKeyOf, withoutCrumb } from '../../src/data/url'
import { oracleErrorKey } from './oracle'

it('removes the crumb anywhere in a URL and leaves the rest', () => {
  expect(withoutCrumb('/a?crumb=x')).toBe('/a')
  expect(withoutCrumb('/a?b=1&crumb=x&c=2#d')).toBe('/a?b=1&c=2#d')
  expect(withoutCrumb('/a?crumb=x&crumb=y')).toBe('/a')
  expect(withoutCrumb('/a?breadcrumb=x')).toBe('/a?breadcrumb=x')
  expect(withoutCrumb('/a?crumbs=x')).toBe('/a?crumbs=x')
  expect(withoutCrumb('/a?crumb')).toBe('/a')
})

it('creates the same error key as an independent implementation of the specification, for any URL', () => {
  const url = fc.tuple(fc.webPath(), fc.webQueryParameters(), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(url, ([path, query, text]) => {
      const whole = `${path}?${query}&crumb=Bsecret&q=${text.replace(/[?#]/g, '')}`
      expect(errorKeyOf(whole)).toBe(oracleErrorKey(whole))
      expect(Buffer.from(errorKeyOf(whole), 'base64').toString()).not.toContain('Bsecret')
    }),
  )
})

it('encodes a form body that decodes to the same values', () => {
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.jsonValue())
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), (values) => {
      const back = new URLSearchParams(encodeForm(values))
      for (const [name, sent] of Object.entries(values)) {
        const text = back.get(name) ?? ''
        expect(typeof sent === 'string' ? text : JSON.parse(text)).toEqual(
          typeof sent === 'string' ? sent : JSON.parse(JSON.stringify(sent)),
        )
      }
    }),
  )
})

it('sends no body without values', () => {
  expect(bodyOf({})).toEqual({ body: undefined })
  expect(bodyOf({ body: 'as it is' })).toEqual({ body: 'as it is' })
  expect(bodyOf({ json: null }).stringifyJson?.(null)).toBe('null')
})
