import { beforeEach, describe, expect, it } from 'vitest'
import { differingNames } from '../../blocks/product-list/choices'
import { createSync } from '../../blocks/product-list/syncControls'
import { recordChanges } from '../../src/browser/elementChanges'

const markup = (choice: 'all' | 'bread') => `
  <form>
    <input type="hidden" name="category" value="${choice}">
    <input type="checkbox" name="stock" value="in" ${choice === 'bread' ? 'checked' : ''}>
    <select name="sort"><option value="">-</option><option value="price" ${choice === 'bread' ? 'selected' : ''}>Price</option></select>
    <a href="/shop?category=${choice}" ${choice === 'bread' ? 'aria-current="page"' : ''}>${choice}</a>
  </form>`

const controlsOf = (html: string) => [
  new DOMParser().parseFromString(html, 'text/html').querySelector<HTMLElement>('form')!,
]

it('choices differ in the parameters that only one has or whose values are different', () => {
  const addresses = ['?category=a&sort=price&tag=x', '?category=b&sort=price&tag=x&tag=y&page=2']
  const names = differingNames(addresses.map((search) => new URL(search, 'https://site.test/shop')))
  expect(names).toEqual(['category', 'tag', 'page'])
})

describe('the controls of a product list', () => {
  let form: HTMLFormElement
  beforeEach(() => {
    document.body.innerHTML = markup('all')
    form = document.querySelector('form')!
  })

  const stateOf = () => {
    const [hidden, box] = form.querySelectorAll('input')
    const link = form.querySelector('a')!
    return {
      hidden: hidden!.value,
      box: [box!.value, box!.checked],
      sort: form.querySelector('select')!.value,
      link: [link.getAttribute('href'), link.textContent, link.getAttribute('aria-current')],
    }
  }

  it('take their state from the response, but remain the same elements', () => {
    const served = [...form.querySelectorAll('*')]
    const box = form.querySelector<HTMLInputElement>('[type="checkbox"]')!
    box.click() // the visitor’s choices, which a response replaces
    box.click()
    const changes = recordChanges()
    const sync = createSync([form], changes)
    expect(sync(controlsOf(markup('bread')))).toBe(true)
    const bread = { hidden: 'bread', box: ['in', true], sort: 'price', link: ['/shop?category=bread', 'bread', 'page'] }
    expect(stateOf()).toEqual(bread)
    expect(sync(controlsOf(markup('all')))).toBe(true)
    expect(stateOf()).toEqual({
      hidden: 'all',
      box: ['in', false],
      sort: '',
      link: ['/shop?category=all', 'all', null],
    })
    expect([...form.querySelectorAll('*')]).toEqual(served)
  })

  it('take no event handlers or script URLs from a response', () => {
    const sync = createSync([form], recordChanges())
    const hostile = markup('bread').replace(
      'href="/shop?category=bread"',
      'href="javascript:alert(1)" onclick="alert(1)"',
    )
    sync(controlsOf(hostile))
    expect(form.querySelector('a')!.getAttribute('href')).toBe('/shop?category=all')
    expect(form.querySelector('a')!.hasAttribute('onclick')).toBe(false)
  })

  it('stay unchanged if the response has different controls', () => {
    const sync = createSync([form], recordChanges())
    expect(sync(controlsOf('<form><a href="/">Home</a></form>'))).toBe(false)
    expect(stateOf().hidden).toBe('all')
  })
})
