import { afterEach, describe, expect, it, vi } from 'vitest'
import { navigate } from '../../src/browser/navigate'
import { siteLink } from '../../src/browser/siteLink'

const setBase = (href: string) => {
  document.head.innerHTML = `<base href="${href}">`
}

afterEach(() => {
  document.head.innerHTML = ''
  vi.restoreAllMocks()
})

describe('a path of the site', () => {
  it('stays a path in links', () => {
    expect(siteLink('/cart')).toBe('/cart')
    setBase('/shop/')
    expect(siteLink('/cart')).toBe('/cart')
  })

  it('includes the host if the page’s base is on another one', () => {
    setBase('https://cdn.example/')
    expect(siteLink('/cart')).toBe(`${location.origin}/cart`)
  })

  it('opens on the site’s host, whatever the page’s base is', () => {
    setBase('https://cdn.example/')
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    navigate('/commerce/goto-checkout')
    expect(String(assign.mock.calls[0]?.[0])).toBe(`${location.origin}/commerce/goto-checkout`)
  })
})
