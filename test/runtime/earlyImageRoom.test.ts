import { expect, it } from 'vitest'
import { earlyImageRoom } from '../../src/runtime/earlyImageRoom'

function roomOf(html: string): string {
  document.body.innerHTML = html
  return earlyImageRoom(document.body.firstElementChild as HTMLElement)
}

it('reserves an image’s space up to its natural width, whatever height its markup sets', () => {
  expect(roomOf('<img data-image-dimensions="300x200">')).toBe(
    'display:block;width:100%;max-width:300px;height:auto;aspect-ratio:300/200',
  )
})

it('reserves a box’s space by its first image with dimensions, and clips anything larger', () => {
  const style = 'position:relative;overflow:hidden;aspect-ratio:16/9;height:auto;aspect-ratio:3/2'
  expect(roomOf('<div data-image-dimensions="0x90"><img data-image-dimensions="3x2"></div>')).toBe(style)
  expect(roomOf('<div data-image-dimensions="3x2"><img data-image-dimensions="9x9"></div>')).toBe(style)
})

it('reserves 16:9 for a box without dimensions, because the declaration that follows is invalid', () => {
  expect(roomOf('<div><img></div>')).toContain('aspect-ratio:16/9;height:auto;aspect-ratio:undefined/undefined')
})

it('reserves a box’s space by its first image’s width and height attributes if nothing else is known', () => {
  const box = '<div><img width="1500" height="1000"><img data-image-dimensions="9x9"></div>'
  expect(roomOf(box)).toContain('aspect-ratio:1500/1000')
})

it('ignores an image whose only dimensions are its width and height attributes', () => {
  expect(roomOf('<img width="300" height="200">')).toContain('max-width:undefinedpx')
})
