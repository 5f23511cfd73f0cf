import { expect, it } from 'vitest'
import { earlyImageRoom } from '../../src/runtime/earlyImageRoom'

function roomOf(html: string): string {
  document.body.innerHTML = html
  return earlyImageRoom(document.body.firstElementChild as HTMLElement)
}

it('reserves the space of an image up to its own width, whatever height its markup gives it', () => {
  expect(roomOf('<img data-image-dimensions="300x200">')).toBe(
    'display:block;width:100%;max-width:300px;height:auto;aspect-ratio:300/200',
  )
})

it('reserves the space of a box by its first image that has a size, and cuts off what is larger', () => {
  const style = 'position:relative;overflow:hidden;aspect-ratio:16/9;height:auto;aspect-ratio:3/2'
  expect(roomOf('<div data-image-dimensions="0x90"><img data-image-dimensions="3x2"></div>')).toBe(style)
  expect(roomOf('<div data-image-dimensions="3x2"><img data-image-dimensions="9x9"></div>')).toBe(style)
})

it('reserves 16:9 for a box without sizes, because the declaration after it is invalid', () => {
  expect(roomOf('<div><img></div>')).toContain('aspect-ratio:16/9;height:auto;aspect-ratio:undefined/undefined')
})

it('reserves the space of a box by the width and height of its first image if that has no other size', () => {
  const box = '<div><img width="1500" height="1000"><img data-image-dimensions="9x9"></div>'
  expect(roomOf(box)).toContain('aspect-ratio:1500/1000')
})

it('leaves the space of an image alone whose width and height only say how it is drawn', () => {
  expect(roomOf('<img width="300" height="200">')).toContain('max-width:undefinedpx')
})
