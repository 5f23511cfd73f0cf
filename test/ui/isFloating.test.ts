import { beforeEach, expect, it } from 'vitest'
import { isFloating } from '../../src/ui/isFloating'

const byId = (id: string) => document.querySelector(`#${id}`) as HTMLElement

beforeEach(() => {
  document.body.innerHTML = `
    <main style="position: static"><iframe id="map"></iframe></main>
    <div id="dialog"><iframe id="video"></iframe></div>
    <iframe id="challenge" style="position: fixed"></iframe>
    <div style="position: absolute"><div id="wrapped"><iframe id="inner"></iframe></div></div>
    <div id="toast" style="position: fixed"><button id="close"></button></div>`
})

it.each([
  ['challenge', true],
  ['wrapped', true],
  ['inner', true],
  ['map', false],
  ['video', false],
  ['close', false],
])('an element is recognised as part of a floating captcha: #%s is %s', (id, expected) => {
  expect(isFloating(byId(id), byId('dialog'))).toBe(expected)
})

it('an element that has left the page is not floating', () => {
  const gone = byId('challenge')
  gone.remove()
  expect(isFloating(gone, byId('dialog'))).toBe(false)
})
