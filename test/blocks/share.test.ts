import { describe, expect, it } from 'vitest'
import { parse } from '../../blocks/share/block'
import { shareLinks } from '../../blocks/share/shareLinks'

const shared = {
  url: 'https://skerry.test/light?a=1&b=2',
  title: 'Light & dark',
  image: 'https://skerry.test/a b.jpg',
}

function read(attributes: string, content = '') {
  document.body.innerHTML = `<span class="squarespace-social-buttons" ${attributes}>${content}</span>`
  return parse(document.querySelector('span')!)
}

describe('a share link', () => {
  it.each([
    ['Facebook', 'https://www.facebook.com', { u: shared.url }],
    ['LinkedIn', 'https://www.linkedin.com', { url: shared.url }],
    ['Pinterest', 'https://www.pinterest.com', { url: shared.url, media: shared.image, description: shared.title }],
    ['X', 'https://x.com', { url: shared.url, text: shared.title }],
  ])('opens %s with the shared content', (name, origin, fields) => {
    const url = new URL(shareLinks(shared).find((link) => link.name === name)!.href)
    expect(url.origin).toBe(origin)
    expect(Object.fromEntries(url.searchParams)).toEqual(fields)
  })

  it('opens Email with the shared content', () => {
    const { href } = shareLinks(shared).at(-1)!
    expect(href).toBe('mailto:?subject=Light%20%26%20dark&body=https%3A%2F%2Fskerry.test%2Flight%3Fa%3D1%26b%3D2')
  })

  it('opens no image network without an image', () => {
    expect(shareLinks({ ...shared, image: '' }).map(({ name }) => name)).not.toContain('Pinterest')
  })
})

describe('a share button', () => {
  it('shares the content of its attributes', () => {
    expect(read('data-full-url="/boats" data-title="Boats" data-asset-url="/boat.jpg"')).toEqual({
      url: new URL('/boats', location.href).href,
      title: 'Boats',
      image: new URL('/boat.jpg', location.href).href,
    })
  })

  it.each(['', 'javascript:alert(1)', 'data:text/html,x', 'https://'])('shares the page instead of %j', (address) => {
    document.title = 'This page'
    expect(read(`data-full-url="${address}" data-asset-url="${address}"`)).toEqual({
      url: location.href,
      title: 'This page',
      image: '',
    })
  })

  it('is left unchanged if it has content', () => {
    expect(read('', '<a href="/">Share</a>')).toBeNull()
  })
})
